import { useEffect, useState } from 'react'
import { data, useFetcher, useRevalidator } from 'react-router'
import { listApartments } from '../../../backend/data/apartments.ts'
import { versionsOf } from '../../../backend/data/database.ts'
import { listFloorPlans } from '../../../backend/data/floor-plans.ts'
import { entrances, firstFloor } from '../../../domain/building.ts'
import { parsePlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import { backendContext } from '../../context.ts'
import { officeForm, readForm } from '../../forms/read-form.ts'
import { useLive } from '../../live/use-live.ts'
import { adminText } from '../../text/office/admin.ts'
import { errors } from '../../text/office/errors.ts'
import { floorPlansText as text } from '../../text/office/floor-plans.ts'
import { showError, showSuccess } from '../../ui/toaster.ts'
import { keepTyped } from '../form/keep-typed.ts'
import { LoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import type { Route } from './+types/route'
import { deletePlan, type PlanOutcome, planChange, savePlan } from './change-plan.ts'
import { explainFailure } from './explain-failure.ts'
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

export async function action({ request, context }: Route.ActionArgs) {
  const refuse = (status: number, detail: string) =>
    data<PlanOutcome>({ problem: text.errors.save, detail, status }, { status })
  const read = await readForm({ request, context }, { schema: planChange, largest: officeForm })
  if ('refusal' in read) return refuse(read.refusal.status, read.refusal.message)
  const parsed = planChange.safeParse(Object.fromEntries(read.form))
  if (!parsed.success) return refuse(400, text.errors.invalid)
  const backend = context.get(backendContext)
  const change = parsed.data
  const outcome = await (change.intent === 'save'
    ? savePlan(backend, change)
    : deletePlan(backend, change.id))
  return data<PlanOutcome>(outcome, { status: 'status' in outcome ? outcome.status : 200 })
}

export const clientLoader = keepTyped<Awaited<ReturnType<typeof loader>>>(errors.load.floorPlans)

export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<PlanOutcome> {
  const intent = (await request.clone().formData()).get('intent')
  try {
    return await serverAction()
  } catch (failure) {
    return explainFailure(failure, intent)
  }
}

export default function FloorPlans({ loaderData: shown }: Route.ComponentProps) {
  useLive(shown.versions)
  const { entrance, floor } = shown
  const [unsaved, noteUnsaved] = useState<EditedPlan>()
  const fetcher = useFetcher<PlanOutcome>()
  const { revalidate } = useRevalidator()
  const placeChoice = <PlaceChoice entrance={entrance} floor={floor} />
  const outcome = fetcher.data
  useEffect(() => {
    if (!outcome) return
    if (('done' in outcome && outcome.done === 'delete') || ('problem' in outcome && outcome.status === 409))
      revalidate()
    if ('problem' in outcome) showError(outcome.problem, outcome.detail)
    else showSuccess(outcome.done === 'save' ? text.saved : text.deleted)
  }, [outcome, revalidate])
  // A drawing that is not saved outlives its plan, when somebody else deletes that.
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
          fetcher={fetcher}
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
