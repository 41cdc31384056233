import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { UploadTarget } from '../../../domain/files/upload-target.ts'
import type { PlanText } from '../../../text/admin/plans.ts'
import { DropZone } from '../../uploads/drop-zone.tsx'
import { Screen } from '../frame/screen.tsx'
import { PublicLink } from '../frame/screen-links.tsx'
import { ManyPlansLink } from './many-plans-link.tsx'
import { PlanEditor } from './plan-editor.tsx'
import type { EditedPlan, PlanToEdit } from './plan-to-edit.ts'
import { PlanTextContext, usePlanText } from './use-plan-text.ts'

interface PlanScreenProps {
  title: string
  text: PlanText
  shown: PlanToEdit
  placeChoice: ReactNode
  /** Beside the title. */
  links?: ReactNode
  /** A summary of all views. */
  overview?: ReactNode
  /** The public page that shows the plan; undefined where none does. */
  publicUrl: string | undefined
  removalUrl(id: string): string
  /** Called when the first image has arrived; by default the page is loaded again. */
  onFirstImage?: ((target: UploadTarget) => void) | undefined
}

/** The screen around the editor, for floor plans, parking plans and views of the building. */
export function PlanScreen(props: PlanScreenProps) {
  const { title, text, shown, placeChoice, links, overview, publicUrl, removalUrl, onFirstImage } = props
  const [unsaved, setUnsaved] = useState<EditedPlan>()
  // An unsaved plan takes precedence over the loaded one, so that `key` stays the same and the editor is not
  // remounted: unsaved outlines survive when somebody else deletes the plan.
  const isHere = unsaved?.place === shown.place
  const plan = isHere && unsaved.id !== shown.plan?.id ? unsaved : shown.plan

  return (
    <PlanTextContext value={text}>
      <Screen
        title={title}
        isDense
        action={
          <div className="flex flex-wrap items-center gap-x-4">
            {links}
            {publicUrl && <PublicLink to={publicUrl} />}
          </div>
        }
      >
        {overview && <div className="mb-3">{overview}</div>}
        {plan ? (
          <PlanEditor
            key={plan.id}
            {...shown}
            plan={plan}
            isGone={plan !== shown.plan}
            placeChoice={placeChoice}
            removalUrl={removalUrl(plan.id)}
            onUnsaved={setUnsaved}
          />
        ) : (
          <>
            {placeChoice}
            <NoPlanYet key={shown.place} target={shown.target} onFirstImage={onFirstImage} />
          </>
        )}
      </Screen>
    </PlanTextContext>
  )
}

interface NoPlanYetProps extends Pick<PlanScreenProps, 'onFirstImage'> {
  target: UploadTarget
}

function NoPlanYet({ target, onFirstImage }: NoPlanYetProps) {
  const text = usePlanText()
  const { revalidate } = useRevalidator()
  return (
    <section className="mt-6 max-w-3xl">
      <h2 className="text-xl">{text.noPlan}</h2>
      <p className="mt-1 mb-4 text-sea-800">{text.noPlanAdvice}</p>
      <DropZone
        target={target}
        onUploaded={(_, uploadedTo) => (onFirstImage ? onFirstImage(uploadedTo) : revalidate())}
      />
      {target.uploader !== 'buildingView' && (
        <p className="text-sea-800">
          {text.manyPlans} <ManyPlansLink />
        </p>
      )}
    </section>
  )
}
