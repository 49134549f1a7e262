export interface HubActor {
  /** `sender_id` in the channel and `user_id` in the history. */
  readonly userId: string;
  readonly userName: string;
  readonly loggedIn: boolean;
  /** The product name in the User-Agent; empty or absent for a browser. */
  readonly client?: string;
}
