export interface HubActor {
  /** `sender_id` in the channel and `user_id` in the history. */
  readonly userId: string;
  readonly userName: string;
  /** True if the login provided the identifier and the name. */
  readonly loggedIn: boolean;
  /** The product name in the User-Agent; empty or absent for a browser. */
  readonly client?: string;
}
