export type LabelledId = readonly [id: string, label: string]

/** What a reservation's form offers. */
export interface Choices {
  apartments: LabelledId[]
  /** By the id: „апартамент 12, вход А“. */
  apartmentNames: Record<string, string>
  spots: LabelledId[]
  agents: LabelledId[]
  /** One that is made keeps its apartment. */
  isNew: boolean
  /** One that has ended keeps its places, too. */
  isRunning: boolean
}

export const noChoices: Choices = {
  apartments: [],
  apartmentNames: {},
  spots: [],
  agents: [],
  isNew: true,
  isRunning: true,
}

export function labelOfId(choices: readonly LabelledId[], id: string | null): string {
  return choices.find(([known]) => known === id)?.[1] ?? ''
}
