/**
 * Files of the pages under /assets: styles, scripts and pictures. Browsers ask each time whether they changed, unless the address names the version that is
 * served.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { ownPath } from '../../own-files.ts';
import { assetFolder } from './asset-addresses.ts';

/** Where scripts/bundle.ts puts the scripts of pages, with the list of what they were made from. */
const BUNDLED = 'node_modules/.cache/concordat-pages';

/** More sheets no page has. */
const MOST_SHEETS = 40;

/**
 * The answers to /assets, in their order.
 *
 * @param isWatched files are read again each time, because somebody is changing them
 */
export function pageFiles({ isWatched }: { readonly isWatched: boolean }): RequestHandler[] {
  const bundled = isWatched ? undefined : bundledScripts();
  return [
    joinedSheets(ownPath('views/assets/styles'), isWatched),
    ...(bundled === undefined ? [] : [folderOfFiles(bundled)]),
    folderOfFiles(ownPath('views/assets')),
  ];
}

/** Files of a folder. They come whole: a range of a file that is compressed as it is sent would be a range of other bytes each time. */
export function folderOfFiles(folder: string): RequestHandler {
  return express.static(folder, {
    index: false,
    redirect: false,
    cacheControl: false,
    acceptRanges: false,
    setHeaders: (response) => response.setHeader('Cache-Control', cacheControlOf((response as Response).req)),
  });
}

/** `request.baseUrl` is the folder of addresses that the request came by. */
function cacheControlOf({ baseUrl }: Request): string {
  return baseUrl === assetFolder() ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/**
 * Several style sheets as one file, whose name joins theirs: `/styles/tokens+base.css`. A page shows nothing before it has all of its sheets,
 * and browsers ask for six files of a server at a time.
 */
function joinedSheets(folder: string, isWatched: boolean): RequestHandler {
  const kept = new Map<string, string>();
  const read = (name: string) => {
    const text = kept.get(name) ?? readFileSync(join(folder, `${name}.css`), 'utf8');
    if (!isWatched) kept.set(name, text);
    return text;
  };
  const router = Router();
  router.get(/^\/styles\/([a-z-]+(?:\+[a-z-]+)+)\.css$/, (request: Request, response, next) => {
    const names = String(request.params[0]).split('+');
    if (names.length > MOST_SHEETS || names.some((name) => !kept.has(name) && !existsSync(join(folder, `${name}.css`)))) next();
    else response.type('css').set('Cache-Control', cacheControlOf(request)).send(names.map(read).join('\n'));
  });
  return router;
}

/** The scripts of pages as few files (scripts/bundle.ts), unless one was changed since, or none were made. */
function bundledScripts(): string | undefined {
  const folder = ownPath(BUNDLED);
  try {
    const list = join(folder, 'made-from.json');
    const made = statSync(list).mtimeMs;
    const modules = JSON.parse(readFileSync(list, 'utf8')) as string[];
    return modules.every((module) => statSync(ownPath(module)).mtimeMs <= made) ? join(folder, 'assets') : undefined;
  } catch {
    return undefined;
  }
}
