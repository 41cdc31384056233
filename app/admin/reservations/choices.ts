export type Choice = readonly [id: string, label: string]

/** What a reservation's form offers. */
export interface Choices {
  homes: Choice[]
  /** By the id: „апартамент 12, вход А“. */
  homeNames: Record<string, string>
  spots: Choice[]
  agents: Choice[]
  /** One that is made keeps its home. */
  isNew: boolean
  /** One that has ended keeps its places, too. */
  isRunning: boolean
}

export const noChoices: Choices = {
  homes: [],
  homeNames: {},
  spots: [],
  agents: [],
  isNew: true,
  isRunning: true,
}

export function labelOf(choices: readonly Choice[], id: string | null): string {
  return choices.find(([known]) => known === id)?.[1] ?? ''
}
