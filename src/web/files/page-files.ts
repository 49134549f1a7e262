/** Serves styles, scripts and images under /assets. URLs without the current version must be revalidated. */
import express, { type Request, type RequestHandler, type Response } from 'express';
import { getOrAdd } from '../../memoize.ts';
import { findBuiltAssets, getAssetFolder } from './built-assets.ts';

/** Creates the handler of /assets. `isWatched` rebuilds files after changes, for development. */
export function createAssetsHandler({ isWatched }: { readonly isWatched: boolean }): RequestHandler {
  const handlers = new Map<string, RequestHandler>();
  let folder: string | undefined;
  return async (request, response, next) => {
    if (folder === undefined || isWatched) folder = await findBuiltAssets();
    getOrAdd(handlers, folder, serveFolder)(request, response, next);
  };
}

/** Serves the files of a folder, without ranges, because compression changes the bytes. */
export function serveFolder(folder: string): RequestHandler {
  return express.static(folder, {
    index: false,
    redirect: false,
    cacheControl: false,
    acceptRanges: false,
    setHeaders: (response) => response.setHeader('Cache-Control', getCacheControl((response as Response).req)),
  });
}

/** Returns the Cache-Control header. `baseUrl` is the part of the path that can contain a version. */
function getCacheControl({ baseUrl }: Request): string {
  return baseUrl === getAssetFolder() ? 'public, max-age=31536000, immutable' : 'no-cache';
}
