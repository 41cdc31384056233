import type { ParkingLevel } from '../building/building.ts'
import type { NamedApartment } from '../checks/finding.ts'
import type { FloorPlanPlace } from '../floor-plan/floor-plan.ts'

/** The steps from an empty installation to a published site, in their order. */
export const stepKeys = [
  'company',
  'building',
  'apartments',
  'plans',
  'outlines',
  'parking',
  'homepage',
  'publication',
] as const
export type StepKey = (typeof stepKeys)[number]

export interface SetupStep {
  key: StepKey
  /** How much of the step is done, from 0 to 1. */
  share: number
  missing: Missing[]
}

/** A floor, and how many of its apartments wait for its plan or for their outlines. */
export interface LackingFloor extends FloorPlanPlace {
  apartments: number
}

export type Missing =
  | { kind: SingleFact }
  /** What is missing can only be added after another step. */
  | { kind: 'after'; step: StepKey }
  | { kind: 'price' | 'area'; count: number; first: NamedApartment[] }
  | { kind: 'plan' | 'outlines'; count: number; first: LackingFloor[] }
  | { kind: 'drafts'; count: number }
  | { kind: 'spots' | 'levelPlan'; levels: ParkingLevel[] }

type SingleFact =
  | 'company'
  | 'building'
  | 'buildingAddress'
  | 'apartments'
  | 'buildingView'
  | 'homepage'
  | 'publication'

/** How many of the missing are named. The rest are only counted. */
export const maxNamed = 10

/** Rounded down, so that 100 means that nothing is missing. */
export function setupPercent(steps: readonly Pick<SetupStep, 'share'>[]): number {
  // A sum of shares may be a little less than it should be, such as 0.1 + 0.2.
  const sum = steps.reduce((total, { share }) => total + share, 0) + 1e-9
  return steps.every(isDone) ? 100 : Math.min(99, Math.floor((sum / steps.length) * 100))
}

export function isDone({ share }: Pick<SetupStep, 'share'>): boolean {
  return share === 1
}

/** The steps that are missing something, without publishing, which comes after them. */
export function unfinishedSteps(steps: readonly SetupStep[]): SetupStep[] {
  return steps.filter((step) => step.key !== 'publication' && !isDone(step))
}
