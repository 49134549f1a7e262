/** Serves styles, scripts and images under /assets. Browsers revalidate addresses without the served version. */
import express, { type Request, type RequestHandler, type Response } from 'express';
import { getOrAdd } from '../../memoize.ts';
import { findBuiltAssets, getAssetFolder } from './built-assets.ts';

/** Creates the handler of /assets. `isWatched` builds files again after they changed. */
export function createAssetsHandler({ isWatched }: { readonly isWatched: boolean }): RequestHandler {
  const handlers = new Map<string, RequestHandler>();
  let folder: string | undefined;
  return async (request, response, next) => {
    if (folder === undefined || isWatched) folder = await findBuiltAssets();
    getOrAdd(handlers, folder, serveFolder)(request, response, next);
  };
}

/** Serves the files of a folder without ranges, because compression on the fly changes the bytes of a range. */
export function serveFolder(folder: string): RequestHandler {
  return express.static(folder, {
    index: false,
    redirect: false,
    cacheControl: false,
    acceptRanges: false,
    setHeaders: (response) => response.setHeader('Cache-Control', getCacheControl((response as Response).req)),
  });
}

/** Returns the caching header. `request.baseUrl` is the path before the file, which may contain a version. */
function getCacheControl({ baseUrl }: Request): string {
  return baseUrl === getAssetFolder() ? 'public, max-age=31536000, immutable' : 'no-cache';
}
