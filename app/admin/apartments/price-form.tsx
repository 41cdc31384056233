import { type FormEvent, useEffect, useId, useRef } from 'react'
import { writeNumber } from '../../../domain/formats/read-number.ts'
import { apartmentRowText as text } from '../../text/admin/apartment-row.ts'
import { saveQuestionText } from '../../text/admin/save-question.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { control, decimal } from '../../ui/control.ts'
import { FieldErrors } from '../../ui/field-frame.tsx'
import { WarningList } from '../form/save-question.tsx'
import { type PriceSaveRow, usePriceSave } from './use-price-save.ts'

/** Enter saves, and so does leaving the field; Escape takes back what was typed. */
export function PriceForm({ row, onClose }: { row: PriceSaveRow; onClose(keepsFocus: boolean): void }) {
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const { save, isBusy, wrong, question, forget } = usePriceSave(row, () => onClose(isFocused(input.current)))
  const send = (confirmed?: string) => save(input.current?.value ?? '', confirmed)

  useEffect(() => input.current?.select(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) send()
  }

  return (
    <form onSubmit={submit} className="price-form">
      <input
        ref={input}
        aria-label={text.priceOf(row.name)}
        aria-busy={isBusy}
        aria-invalid={wrong !== undefined}
        aria-describedby={`${errorId}-error`}
        // biome-ignore lint/a11y/noAutofocus: it stands where the button was that had the focus
        autoFocus
        readOnly={isBusy}
        {...decimal}
        defaultValue={writeNumber(row.price)}
        onKeyDown={({ key }) => key === 'Escape' && onClose(true)}
        // A window that goes to the back takes the focus away as well, and gives it back.
        onBlur={() => !isBusy && !question && document.hasFocus() && send()}
        className={`${control.low} text-right aria-busy:opacity-60`}
      />
      <FieldErrors id={errorId} errors={wrong ? [wrong] : []} />
      {question && (
        <ConfirmDialog
          title={saveQuestionText.title}
          confirm={saveQuestionText.save}
          kind="primary"
          onConfirm={() => {
            forget()
            send(question.confirmation)
          }}
          onCancel={forget}
        >
          <WarningList warnings={question.warnings} />
        </ConfirmDialog>
      )}
    </form>
  )
}

function isFocused(element: Element | null): boolean {
  return document.activeElement === element || document.activeElement === document.body
}
