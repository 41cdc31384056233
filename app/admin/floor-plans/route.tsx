import { useState } from 'react'
import { listApartments } from '../../../backend/data/apartments.ts'
import { versionsOf } from '../../../backend/data/database.ts'
import { listFloorPlans } from '../../../backend/data/floor-plans.ts'
import { entrances, firstFloor } from '../../../domain/building.ts'
import { parsePlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { adminText } from '../../text/office/admin.ts'
import { errors } from '../../text/office/errors.ts'
import { floorPlansText as text } from '../../text/office/floor-plans.ts'
import { keepTyped } from '../form/keep-typed.ts'
import { alsoWhenStale } from '../form/read-again.ts'
import { tellResult } from '../form/tell-result.ts'
import { LoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import type { Route } from './+types/route'
import { answerPlanSave, type PlanAnswer } from './answer-plan-save.ts'
import { NoPlanYet } from './no-plan-yet.tsx'
import { PlaceChoice } from './place-choice.tsx'
import { PlanEditor } from './plan-editor.tsx'
import { type EditedPlan, planToEdit } from './plan-to-edit.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const { entrance = entrances[0], floor = firstFloor } = parsePlanPlace(
    query.get('entrance'),
    query.get('floor'),
  )
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'apartments', 'floorPlans')
  const [plans, apartments] = await Promise.all([
    listFloorPlans(db, { entrance }),
    listApartments(db, { entrance }),
  ])
  const shown = planToEdit({ entrance, floor }, plans, apartments)
  return { ...shown, versions }
}

export function action({ request, context }: Route.ActionArgs) {
  return answerPlanSave({ request, context })
}

export const clientLoader = keepTyped<typeof loader>(errors.load.floorPlans)

export const clientAction = tellResult<PlanAnswer>(() => ({
  done: text.saved,
  failed: text.errors.save,
  unreachable: { error: text.errors.save, detail: text.errors.saveDetail },
  signedOut: { error: text.errors.signInToEdit, detail: text.errors.saveDetail },
}))

export const shouldRevalidate = alsoWhenStale

export default function FloorPlans({ loaderData: shown }: Route.ComponentProps) {
  useLive(shown.versions)
  const { entrance, floor } = shown
  const [unsaved, noteUnsaved] = useState<EditedPlan>()
  const placeChoice = <PlaceChoice entrance={entrance} floor={floor} />
  // An unsaved plan goes before the loaded one, so that `key` stays and the editor is not remounted: what was
  // drawn outlives its plan when somebody else deletes that.
  const isHere = unsaved?.entrance === entrance && unsaved.floor === floor
  const plan = isHere && unsaved.id !== shown.plan?.id ? unsaved : shown.plan

  return (
    <Screen title={adminText.screens.floorPlans}>
      {plan ? (
        <PlanEditor
          key={plan.id}
          {...shown}
          plan={plan}
          isGone={plan !== shown.plan}
          placeChoice={placeChoice}
          onUnsaved={noteUnsaved}
        />
      ) : (
        <>
          {placeChoice}
          <NoPlanYet key={`${entrance}-${floor}`} entrance={entrance} floor={floor} />
        </>
      )}
    </Screen>
  )
}

export function ErrorBoundary() {
  return <LoadError title={adminText.screens.floorPlans} message={errors.load.floorPlans} />
}
