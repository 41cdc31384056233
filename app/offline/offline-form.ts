/** idle: nothing to say; waiting: kept until there is a connection; ready: may be sent now. */
export type OfflineFormState = 'idle' | 'waiting' | 'ready'

export type OfflineFormEvent =
  /** The form has opened, perhaps again. */
  | { kind: 'opened'; hasDraft: boolean; online: boolean }
  | { kind: 'submitted'; online: boolean }
  | { kind: 'online' | 'offline' }
  /** The server has it, or has said why not. */
  | { kind: 'answered' }

/** A form without a connection keeps what was typed, and offers to send it once the connection is back. */
export function offlineForm(state: OfflineFormState, event: OfflineFormEvent): OfflineFormState {
  switch (event.kind) {
    case 'opened':
      if (!event.hasDraft) return 'idle'
      return event.online ? 'ready' : 'waiting'
    case 'submitted':
      return event.online ? 'idle' : 'waiting'
    case 'online':
      return state === 'waiting' ? 'ready' : state
    case 'offline':
      return state === 'ready' ? 'waiting' : state
    case 'answered':
      return 'idle'
  }
}
