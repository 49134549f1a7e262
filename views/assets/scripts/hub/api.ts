// Types of the hub's responses, from its contract.
import type { components } from '../../../../generated/hub/types.d.ts';

type Schemas = components['schemas'];

export type Entity = Schemas['HubEntity'];
export type FieldError = Schemas['HubFieldError'];
export type Completeness = Schemas['HubCompleteness'];
export type TablePart = Schemas['HubTable'];
export type BulkResult = Schemas['HubBulkResult'];
export type BulkConflict = Schemas['HubBulkConflict'];
export type BulkCheck = Schemas['HubBulkCheck'];
export type RowGroup = NonNullable<TablePart['groups']>[number];
export type ArrangedColumns = Schemas['HubShownColumns'];
export type TableView = Schemas['HubTableView'];
export type EntityCheck = Schemas['HubCheck'];
export type ActionDetail = Schemas['HubActionDetail'];
export type Undone = Schemas['HubUndone'];
export type ProblemsFixed = Schemas['HubProblemsFixed'];
export type ChatMessage = Schemas['HubChatMessage'];
export type ChatHistory = Schemas['HubChatHistory'];
export type Frame = Schemas['WebSocketServerMessage'];
export type ChatFrame = Schemas['WebSocketServerChat'];
export type CursorFrame = Schemas['WebSocketServerCursor'];
export type TypingFrame = Schemas['WebSocketServerUpdate'];
export type PresenceEntry = Schemas['WebSocketPresenceEntry'];
export type SentFrame = Schemas['WebSocketClientMessage'];
