import type { Actor } from '../../domain/record/actor.ts'

/** An invented actor, since the installation has no administrator yet when the demo is loaded. */
export const adminActor: Actor = { kind: 'admin', id: 'demo', name: 'Примерен администратор' }
