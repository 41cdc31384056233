import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { mediaText as text } from '../../../text/admin/media.ts'
import { IconButton } from '../../ui/icon-button.tsx'

interface ChoiceDialogProps {
  title: string
  onClose(): void
  /** Stays visible while the content scrolls. */
  footer: ReactNode
  children: ReactNode
}

/** The dialog is open while it is rendered. */
export function ChoiceDialog({ title, onClose, footer, children }: ChoiceDialogProps) {
  const id = useId()

  return (
    <dialog
      ref={openModal}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className="m-auto max-h-[92dvh] w-[min(64rem,calc(100vw-1.5rem))] overflow-hidden rounded-card bg-white text-sea-950 shadow-card backdrop:bg-sea-950/50"
    >
      <div className="flex max-h-[92dvh] flex-col">
        <div className="flex items-center justify-between gap-4 px-5 pt-4 pb-2">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          <IconButton icon={X} iconSize="size-5" label={text.close} onClick={onClose} />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto px-5 py-2">{children}</div>
        <div className="flex flex-wrap items-center justify-end gap-3 border-t border-sand-200 px-5 py-3">
          {footer}
        </div>
      </div>
    </dialog>
  )
}

/**
 * A ref callback that opens the dialog, and closes it before it is unmounted: closing returns the focus to the
 * element that opened the dialog.
 */
function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  return () => dialog.close()
}
