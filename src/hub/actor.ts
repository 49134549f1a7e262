/** A person or program that acts in the hub. */
export interface HubActor {
  /** The sender_id and user_id in the channel and in the history. */
  readonly userId: string;
  readonly userName: string;
  /** True if identifier and name come from the login. */
  readonly loggedIn: boolean;
  /** The program's own name; empty or absent for a browser. */
  readonly client?: string;
}
