import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFetcher } from 'react-router'
import { apartmentFields } from '../../../domain/apartment/apartment-fields.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { writeNumber } from '../../../domain/formats/read-number.ts'
import { doubtPrice, isConfirmed } from '../../../domain/record/doubt.ts'
import { amount } from '../../../domain/record/field-schemas.ts'
import { apartmentRowText as text } from '../../text/office/apartment-row.ts'
import { saveQuestionText } from '../../text/office/save-question.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { control } from '../../ui/control.ts'
import { decimal } from '../../ui/decimal.ts'
import { FieldErrors } from '../../ui/field-frame.tsx'
import { showError, showSuccess } from '../../ui/toaster.ts'
import { type Question, questionOf } from '../form/question.ts'
import { Doubts } from '../form/save-question.tsx'
import type { Fault } from '../form/tell-result.ts'

export interface PricedRow {
  id: string
  revision: number
  price: number
  area: number
  /** „апартамент 57, вход А“ */
  name: string
  /** „Апартамент 57“ */
  title: string
}

interface Answer extends Fault {
  revision?: number
  question?: Question
}

const schema = amount(apartmentFields.price.rule.missing)

/** Enter saves, and so does leaving the field; Escape takes back what was typed. */
export function PriceForm({ row, onClose }: { row: PricedRow; onClose(keepsFocus: boolean): void }) {
  const fetcher = useFetcher<Answer>()
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const [wrong, setWrong] = useState<string>()
  const [question, setQuestion] = useState<Question>()
  const sent = useRef<number>(undefined)
  const isBusy = fetcher.state !== 'idle'

  useEffect(() => input.current?.select(), [])

  const send = (confirmed = '') => {
    const read = schema.safeParse(input.current?.value ?? '')
    if (!read.success) return setWrong(read.error.issues[0]?.message)
    setWrong(undefined)
    if (read.data === row.price) return onClose(isFocused(input.current))
    const doubts = doubtPrice(row.price, read.data)
    // Asked at once, before a click that took the focus away leads elsewhere; the server asks by itself.
    if (!isConfirmed(doubts, confirmed)) return flushSync(() => setQuestion(questionOf(doubts)))
    sent.current = read.data
    const { id, revision } = row
    fetcher.submit({ id, revision, price: read.data, ...(confirmed && { confirmed }) }, { method: 'post' })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when an answer arrives
  useEffect(() => {
    const { current: price } = sent
    if (isBusy || price === undefined || !fetcher.data) return
    sent.current = undefined
    const { error, detail, question } = fetcher.data
    if (question) return setQuestion(question)
    if (error) return showError(error, detail)
    showSuccess(text.priceChanged(row.title, formatPrice(price)), { about: `price-${row.id}` })
    onClose(isFocused(input.current))
  }, [isBusy, fetcher.data])

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
            setQuestion(undefined)
            send(question.confirmation)
          }}
          onCancel={() => setQuestion(undefined)}
        >
          <Doubts doubts={question.doubts} />
        </ConfirmDialog>
      )}
    </form>
  )
}

function isFocused(element: Element | null): boolean {
  return document.activeElement === element || document.activeElement === document.body
}
