import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFetcher } from 'react-router'
import { apartmentFieldKinds } from '../../../domain/apartment/apartment-fields.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { writeNumber } from '../../../domain/formats/read-number.ts'
import { amountSchema } from '../../../domain/record/field-schemas.ts'
import { isConfirmed, priceWarnings, type Question, questionOf } from '../../../domain/record/warning.ts'
import { apartmentRowText as text } from '../../../text/admin/apartments.ts'
import { explainFault } from '../../../text/admin/faults.ts'
import { explainWarnings } from '../../../text/admin/warnings.ts'
import { pricePerMetreLabel } from '../../../text/public/prices.ts'
import { useLocale } from '../../locale.tsx'
import { control, decimal } from '../../ui/control.ts'
import { FieldErrors } from '../../ui/field.tsx'
import { showError, showSuccess } from '../../ui/toaster.ts'
import { WarningsDialog } from '../form/save-question.tsx'
import type { SavedRow } from '../row-changes/row-actions.ts'
import { useMayChange } from '../session/use-role.ts'

interface PricedRow {
  id: string
  revision: number
  price: number
  area: number
  /** „апартамент 57, вход А“ */
  name: string
  /** „Апартамент 57“ */
  title: string
}

interface PriceCellProps {
  row: PricedRow
  /** Whether the form is open at first. */
  startsOpen?: boolean
}

/** A price, with the price per square metre below it. A click opens a form in its place (`saveRowAction` saves it). */
export function PriceCell({ row, startsOpen = false }: PriceCellProps) {
  const locale = useLocale()
  const [isOpen, setOpen] = useState(startsOpen)
  const opener = useRef<HTMLButtonElement>(null)
  const mayChange = useMayChange()
  const givesFocusBack = useRef(false)
  const close = (keepsFocus: boolean) => {
    givesFocusBack.current = keepsFocus
    setOpen(false)
  }

  // When the form closes, the button is mounted again and takes the focus, unless another element has it.
  useEffect(() => {
    if (isOpen || !givesFocusBack.current) return
    givesFocusBack.current = false
    opener.current?.focus()
  }, [isOpen])

  if (isOpen) return <PriceForm row={row} onClose={close} />
  const price = formatPrice(row.price)
  const content = price && (
    <>
      {price}
      <small>{pricePerMetreLabel(locale.text, row)}</small>
    </>
  )
  if (!mayChange)
    return (
      <span
        {...(!price && { role: 'img', 'aria-label': text.noPrice, title: text.noPrice })}
        className="[&_small]:block [&_small]:text-sm [&_small]:font-normal [&_small]:text-sea-700"
      >
        {content}
      </span>
    )
  return (
    <button
      ref={opener}
      type="button"
      title={price ? text.changePriceHint : text.noPrice}
      {...(!price && { 'aria-label': text.changePrice(row.name) + text.noPrice })}
      onClick={() => setOpen(true)}
      className="price-button"
    >
      {content && <span className="sr-only">{text.changePrice(row.name)}</span>}
      {content}
    </button>
  )
}

/** Enter and leaving the field save; Escape discards what was typed. */
function PriceForm({ row, onClose }: { row: PricedRow; onClose(keepsFocus: boolean): void }) {
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const { save, isBusy, wrong, question, dropQuestion } = usePriceSave(row, () =>
    onClose(isFocused(input.current)),
  )
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
        // biome-ignore lint/a11y/noAutofocus: the field replaces the button that had the focus
        autoFocus
        readOnly={isBusy}
        {...decimal}
        title={text.priceHint}
        defaultValue={writeNumber(row.price, 'amount')}
        onKeyDown={({ key }) => key === 'Escape' && onClose(true)}
        // Switching to another window blurs the field, too, but does not save.
        onBlur={() => !isBusy && !question && document.hasFocus() && send()}
        className={`${control.low} text-right aria-busy:opacity-60`}
      />
      <FieldErrors id={errorId} errors={wrong ? [wrong] : []} />
      {question && (
        <WarningsDialog
          question={question}
          onDecide={(isYes) => {
            dropQuestion()
            if (isYes) send(question.confirmation)
          }}
        />
      )}
    </form>
  )
}

function isFocused(element: Element | null): boolean {
  return document.activeElement === element || document.activeElement === document.body
}

const priceSchema = amountSchema(apartmentFieldKinds.price.rule.missing)

/** Sends a typed price, unless it is malformed, the stored one, or gives warnings that nobody has confirmed. */
function usePriceSave(row: PricedRow, onDone: () => void) {
  const fetcher = useFetcher<SavedRow>()
  const [wrong, setWrong] = useState<string>()
  const [question, setQuestion] = useState<Question>()
  const sent = useRef<number>(undefined)
  const isBusy = fetcher.state !== 'idle'

  const save = (typed: string, confirmed = '') => {
    const read = priceSchema.safeParse(typed)
    if (!read.success) return setWrong(explainFault(read.error.issues[0]?.message ?? ''))
    setWrong(undefined)
    if (read.data === row.price) return onDone()
    const warnings = priceWarnings(row.price, read.data)
    // A click on a link blurs the field and so saves. `flushSync` opens the question before that click can
    // navigate. The server checks the warnings, too.
    if (!isConfirmed(warnings, confirmed))
      return flushSync(() => setQuestion(questionOf(explainWarnings(warnings))))
    sent.current = read.data
    const { id, revision } = row
    fetcher.submit({ id, revision, price: read.data, ...(confirmed && { confirmed }) }, { method: 'post' })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each response, because a render between `submit` and the busy state still has the previous response
  useEffect(() => {
    const { current: price } = sent
    if (isBusy || price === undefined || !fetcher.data) return
    sent.current = undefined
    const { error, detail, question } = fetcher.data
    if (question) return setQuestion(question)
    if (error) return showError(error, detail)
    showSuccess(text.priceChanged(row.title, formatPrice(price)), { about: `price-${row.id}` })
    onDone()
  }, [isBusy, fetcher.data])

  return { save, isBusy, wrong, question, dropQuestion: () => setQuestion(undefined) }
}
