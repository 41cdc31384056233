import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import { addParkingSpots, ParkingNumbersTaken } from '../../../backend/data/parking-spots.ts'
import { parkingLevelsOf } from '../../../domain/building/building.ts'
import { mostInRow } from '../../../domain/floor-plan/place-row.ts'
import { newParkingSpot } from '../../../domain/parking/parking.ts'
import { parkingSpotSchema } from '../../../domain/parking/parking-schema.ts'
import { jsonText } from '../../../domain/record/json-text.ts'
import { placeRowsText as text } from '../../../text/admin/place-rows.ts'
import { logMessages } from '../../../text/log-messages.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { formAction } from '../form/form-action.ts'
import { type Fault, toastResult } from '../form/toast-result.ts'
import type { Route } from './+types/add-spots'

export interface AddedSpots extends Fault {
  spots?: { id: string; number: string }[]
}

const { floor, type, number } = parkingSpotSchema.shape

const schema = z.object({
  level: floor,
  type,
  numbers: jsonText(z.array(number).min(1).max(mostInRow)).refine(
    (numbers) => new Set(numbers).size === numbers.length,
  ),
})

/** Adds the spots of a row that a level does not have yet: all of them or none, as one batch of the history. */
export function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  return formAction(
    { request, context },
    {
      schema,
      failed: text.addFailed,
      invalid: text.invalid,
      messages: () => ({
        refused: (thrown) =>
          thrown instanceof ParkingNumbersTaken
            ? { error: text.addFailed, detail: text.taken(thrown.numbers) }
            : undefined,
        logged: logMessages.addParkingSpots,
      }),
      run: async ({ level, type, numbers }) => {
        const building = await loadBuilding(context)
        if (!parkingLevelsOf(building).includes(level))
          return data<AddedSpots>({ error: text.addFailed, detail: text.invalid }, { status: 422 })
        const usual = newParkingSpot(building)
        const added = await addParkingSpots(
          db,
          numbers.map((each) => ({ ...usual, floor: level, type, number: each })),
        )
        return data<AddedSpots>({ spots: added.map(({ id, number }) => ({ id, number })) })
      },
    },
  )
}

export const clientAction = toastResult<AddedSpots>(() => ({
  done: ({ spots = [] }) => text.added(spots.length),
  failed: text.addFailed,
}))

export function loader() {
  return redirect(href('/admin/parking/plans'))
}
