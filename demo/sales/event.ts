import type { Database } from '../../backend/data/database.ts'
import type { Actor } from '../../domain/record/actor.ts'
import type { AgentIndex } from './agents.ts'

/** Something that has happened, and how it is loaded. */
export interface DemoEvent {
  at: Date
  run(): Promise<unknown>
}

/** What events need to find what earlier ones have added. */
export interface EventContext {
  db: Database
  /** Ids by the keys of demo apartments. */
  apartments: ReadonlyMap<string, string>
  /** Ids by the numbers of parking spots. */
  spots: ReadonlyMap<string, string>
  /** Ids by the titles of stores. */
  stores: ReadonlyMap<string, string>
  /** By the index of the enquiry. */
  enquiryIds: string[]
  /** Who acts; an administrator where no agent does. */
  actorOf(agent: AgentIndex | null): Actor
  /** The id of the agent's account. */
  idOf(agent: AgentIndex | null): string | null
}
