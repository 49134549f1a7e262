/** Who does something in the hub. */
export interface HubActor {
  /** Stands as sender_id and user_id in the channel and in the history. */
  readonly userId: string;
  readonly userName: string;
  /** Whether identifier and name come from the login. */
  readonly loggedIn: boolean;
  /** The program that asks, as it names itself; empty or absent for a browser. */
  readonly client?: string;
}
