import { X } from 'lucide-react'
import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { placeName } from '../../../domain/building.ts'
import { apartmentText } from '../../text/public/apartment.ts'
import { opensElsewhere } from '../opens-elsewhere.ts'
import type { OwnPlan } from './find-own-plans.ts'
import { useOpenedPlan } from './opened-plan.ts'
import { OutlinedPlan } from './outlined-plan.tsx'

const text = apartmentText.plan

interface Props {
  plans: OwnPlan[]
  number: string
}

/** The plan on the whole screen, as the address asks for it. It is open without scripts, too; they make it modal. */
export function PlanDialog({ plans, number }: Props) {
  const { dialog, close, closeUrl } = usePlanDialog()
  const onCloseLink = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    close()
  }
  return (
    <dialog
      ref={dialog}
      open
      aria-label={text.picture(number)}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClose={close}
      className="fixed inset-0 z-50 m-0 size-full max-h-none max-w-none overflow-auto overscroll-contain bg-sea-950 p-4 text-white sm:p-6 print:hidden"
    >
      <div className="flex min-h-full flex-col gap-4">
        <div className="flex items-center justify-between gap-4">
          <p className="text-xl font-bold">{text.picture(number)}</p>
          <Link
            to={closeUrl}
            replace
            data-early
            aria-label={text.close}
            onClick={onCloseLink}
            className="flex size-12 shrink-0 items-center justify-center rounded-full bg-sea-800 hover:bg-sea-700 focus-visible:outline-white"
          >
            <X aria-hidden="true" />
          </Link>
        </div>
        <div
          className={`grid grow content-center gap-4 sm:gap-6 ${plans.length > 1 ? 'landscape:grid-cols-2' : ''}`}
        >
          {plans.map((plan) => (
            <figure key={plan.floor}>
              <OutlinedPlan
                plan={plan}
                part={plan.onScreen}
                label={text.picture(number, plan.floor)}
                shown={{ wide: plans.length > 1 ? 900 : 1400, narrow: 100 }}
                className="mx-auto max-h-[calc(100dvh-9rem)] w-full rounded-card bg-white"
              />
              <figcaption className="mt-2 text-center text-sea-100">{placeName(plan)}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </dialog>
  )
}

function usePlanDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)
  const isLeaving = useRef(false)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { cameFromPage } = useOpenedPlan()
  const closeUrl = `${pathname}#plan`

  useLayoutEffect(() => {
    opener.current = document.activeElement
    if (dialog.current) dialog.current.open = false
    dialog.current?.showModal()
  }, [])

  // Not with the layout: as long as the dialog is there, nothing outside of it can have the focus.
  useEffect(
    () => () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    },
    [],
  )

  /** Once: Escape cancels a dialog and may close it as well. */
  const close = () => {
    if (isLeaving.current) return
    isLeaving.current = true
    if (cameFromPage) navigate(-1)
    else navigate(closeUrl, { replace: true })
  }
  return { dialog, close, closeUrl }
}
