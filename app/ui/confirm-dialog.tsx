import { type ReactNode, useEffect, useId, useRef } from 'react'
import { uiText } from '../../text/ui.ts'
import { button } from './button.ts'

interface ConfirmDialogProps {
  title: string
  children: ReactNode
  /** The label of the confirming button. */
  confirm: string
  kind?: 'danger' | 'primary' | 'secondary'
  cancel?: string
  /** A third button between cancel and confirm. */
  also?: { label: string; run(): void }
  /** What most people want instead of confirming: a button or a link, which stands last. */
  main?: ReactNode
  onConfirm(): void
  onCancel(): void
}

/** Asks before something that cannot be undone. Open as long as it is rendered; Escape cancels. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  kind = 'danger',
  cancel = uiText.cancel,
  also,
  main,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card bg-white p-6 text-left font-normal whitespace-normal text-sea-950 shadow-card backdrop:bg-sea-950/50"
    >
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      <div id={`${id}-text`} className="mt-2">
        {children}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {/* biome-ignore lint/a11y/noAutofocus: a dialog takes the focus, and the safe choice gets it */}
        <button type="button" autoFocus onClick={onCancel} className={button({ kind: 'secondary' })}>
          {cancel}
        </button>
        {also && (
          <button type="button" onClick={also.run} className={button({ kind: 'primary' })}>
            {also.label}
          </button>
        )}
        <button type="button" onClick={onConfirm} className={button({ kind })}>
          {confirm}
        </button>
        {main}
      </div>
    </dialog>
  )
}
