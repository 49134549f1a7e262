import { BadRequestError } from '../contract/errors.ts';
import { findLiteralAddress, isPrivateAddress } from './reachable.ts';

export interface WebhookSettings {
  readonly url: string;
  /** Undefined to keep the secret if the address stays the same. */
  readonly secret?: string | undefined;
  readonly enabled: boolean;
}

/** Responded with 400: a setting is invalid. `member` is its name. */
export class WebhookError extends BadRequestError {
  readonly member: keyof WebhookSettings;
  constructor(member: keyof WebhookSettings, detail: string) {
    super(`${member} ${detail}.`);
    this.member = member;
  }
}

export function requireValidSettings(settings: WebhookSettings, allowPrivate: boolean): WebhookSettings {
  const url = requireUrl(settings.url, allowPrivate);
  if (settings.secret?.includes('\0')) throw new WebhookError('secret', 'must not contain the character NUL');
  return { ...settings, url };
}

/** Returns the normalized URL. @throws WebhookError */
export function requireUrl(text: string, allowPrivate: boolean): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) throw new WebhookError('url', 'must be an http or https address');
  if (url.username !== '' || url.password !== '') throw new WebhookError('url', 'must not contain a user name or a password');
  const literal = findLiteralAddress(url);
  if (!allowPrivate && literal !== undefined && isPrivateAddress(literal))
    throw new WebhookError(
      'url',
      'must not lead to this machine or a private network, unless WEBHOOK_PRIVATE_ADDRESSES is true',
    );
  if (url.href.length > 2_000) throw new WebhookError('url', 'must have at most 2000 characters');
  return url.href;
}
