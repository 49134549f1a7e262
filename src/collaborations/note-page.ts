/** A page in place of something that a missing setting switches off. */
import { type View, view } from '../web/views.ts';

/** The view model. */
export interface NoteModel {
  readonly heading: string;
  readonly notes: readonly string[];
}

/** Template of the page. */
export const noteView: View<NoteModel> = view('collaborations/note');

/** The note about a missing setting of the platform. */
export function createPlatformNote(variable: string): string {
  return `Collaborations cannot be shown or managed here: ${variable} is not set. Ask the administrator of this server to set it.`;
}

/** The note about a missing setting of provisioning. */
export function createCreationNote(variable: string): string {
  return `Collaborations cannot be created here: ${variable} is not set. Ask the administrator of this server to set it.`;
}
