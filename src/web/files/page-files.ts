/** Serves styles, scripts, images and guides under /assets. URLs without the current version must be revalidated. */
import { existsSync } from 'node:fs';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { getOrAdd } from '../../memoize.ts';
import { resolveProjectPath } from '../../own-files.ts';
import { findBuiltAssets, getAssetFolder } from './built-assets.ts';

/** Guides of the source tree or of the package. Some packages omit them. */
const GUIDES = ['docs', '../docs'].map(resolveProjectPath).find(existsSync);
/** Path of the guide to the settings; empty if it is missing. */
export const SETTINGS_GUIDE_PATH: string = GUIDES === undefined ? '' : '/assets/settings.md';

/** Serves the guides as plain text, which every browser shows. */
export const serveGuides: RequestHandler =
  GUIDES === undefined ? (_request, _response, next) => next() : serveFolder(GUIDES, 'text/plain; charset=utf-8');

/** Creates the handler of /assets. `isWatched` rebuilds files after changes, for development. */
export function createAssetsHandler({ isWatched }: { readonly isWatched: boolean }): RequestHandler {
  const handlers = new Map<string, RequestHandler>();
  let folder: string | undefined;
  return async (request, response, next) => {
    if (folder === undefined || isWatched) folder = await findBuiltAssets();
    getOrAdd(handlers, folder, serveFolder)(request, response, next);
  };
}

/** Serves the files of a folder, without ranges, because compression changes the bytes. By default, their names determine the type. */
export function serveFolder(folder: string, contentType?: string): RequestHandler {
  return express.static(folder, {
    index: false,
    redirect: false,
    cacheControl: false,
    acceptRanges: false,
    setHeaders: (response) => {
      response.setHeader('Cache-Control', getCacheControl((response as Response).req));
      if (contentType !== undefined) response.setHeader('Content-Type', contentType);
    },
  });
}

/** Returns the Cache-Control header. `baseUrl` is the part of the path that can contain a version. */
function getCacheControl({ baseUrl }: Request): string {
  return baseUrl === getAssetFolder() ? 'public, max-age=31536000, immutable' : 'no-cache';
}
