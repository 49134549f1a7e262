export interface HubActor {
  /** The `sender_id` of frames and the `user_id` of the history. */
  readonly userId: string;
  readonly userName: string;
  readonly loggedIn: boolean;
  /** Product name from the User-Agent; empty or absent for browsers. */
  readonly client?: string;
}
