/** The authentication library: login, sessions, bearer tokens and guards. docs/authentication.md shows how to use it. */
export { AnswerableError } from '../contract/errors.ts';
export { SettingsError } from '../settings.ts';
export { type CookieToSet, readCookie, setCookie } from '../web/cookies.ts';
export { joinItems as sentenceList } from '../web/for-people/words.ts';
export {
  AuthorizationError,
  type AuthorizationErrorBody,
  answerAuthErrors,
  BearerTokenError,
  IntrospectionOffError,
  IntrospectionTokenError,
  NotLoggedInError,
} from './auth-errors.ts';
export type { AuthLog } from './auth-log.ts';
export {
  type Authentication,
  AuthenticationNotMountedError,
  type AuthenticationParts,
  createAuthentication,
  endSession,
  getOidcClient,
  startSession,
} from './authentication.ts';
export type { FetchLimits } from './bounded-fetch.ts';
export { createEntitlements, type Entitlements, isSamePerson } from './entitlements.ts';
export {
  type AffiliationOptions,
  type EntitlementOptions,
  type Guard,
  getCurrentUser,
  getOptionalUser,
  matchesAffiliation,
  requireAffiliation,
  requireEntitlement,
} from './guards.ts';
export {
  LoginAlgorithmError,
  LoginAudienceError,
  LoginDeniedError,
  LoginError,
  LoginExpiredError,
  LoginIncompleteError,
  LoginIssuerError,
  LoginNonceError,
  LoginNotCompletedError,
  LoginNotRecentError,
  LoginNotStartedError,
  LoginOffError,
  LoginSignatureError,
  LoginStateError,
  LoginSubjectError,
  ProviderAnswerError,
  ProviderAnswerTooLargeError,
  ProviderTimeoutError,
  ProviderUnreachableError,
} from './login/login-errors.ts';
export type { LoginToken } from './login/oidc-client.ts';
export { type AuthorizeOptions, type LoginResult, OidcClient, type OidcClientParts } from './login/oidc-client.ts';
export { sanitizeReturnTo } from './login/return-to.ts';
export { redirectToLogin, type SavedForm } from './login/saved-forms.ts';
export { createPostgresSessionStore } from './sessions/postgres-session-store.ts';
export { SecretKeyError } from './sessions/secret-key.ts';
export {
  createMemorySessionStore,
  type OwnedRecord,
  type SessionStore,
  type SharedRoom,
  type StoredRecord,
} from './sessions/session-store.ts';
export type { CurrentClaims, OwnSession, Sessions } from './sessions/sessions.ts';
export {
  AUTH_SETTINGS,
  type AuthSettings,
  getSettings,
  listMissingForPlatform,
  listMissingForTokens,
  type PlatformVariable,
  readAuthSettings,
} from './settings.ts';
export type { Introspection } from './tokens/introspection.ts';
export { getTokenUser } from './tokens/token-user.ts';
export { ClaimsError, User, type UserClaims } from './user.ts';
