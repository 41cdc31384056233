import { type ReactNode, useEffect, useId, useRef } from 'react'
import { button } from '../../ui/button.ts'

interface ConfirmDialogProps {
  title: string
  children: ReactNode
  confirm: string
  cancel: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something is lost. Escape means no. */
export function ConfirmDialog({ title, children, confirm, cancel, onConfirm, onCancel }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card p-6 shadow-card backdrop:bg-sea-950/50"
    >
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      <p id={`${id}-text`} className="mt-2 text-sea-900">
        {children}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" onClick={onCancel} className={button({ kind: 'secondary' })}>
          {cancel}
        </button>
        <button type="button" onClick={onConfirm} className={button()}>
          {confirm}
        </button>
      </div>
    </dialog>
  )
}
