import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFetcher } from 'react-router'
import { apartmentFields } from '../../../domain/apartment/apartment-fields.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { amount } from '../../../domain/record/field-schemas.ts'
import { isConfirmed, priceWarnings } from '../../../domain/record/warning.ts'
import { apartmentRowText as text } from '../../text/admin/apartments.ts'
import { showError, showSuccess } from '../../ui/toaster.ts'
import { type Question, questionOf } from '../form/question.ts'
import type { Fault } from '../form/toast-result.ts'

export interface PriceSaveRow {
  id: string
  revision: number
  price: number
  area: number
  /** „апартамент 57, вход А“ */
  name: string
  /** „Апартамент 57“ */
  title: string
}

interface PriceSaveResult extends Fault {
  revision?: number
  question?: Question
}

const schema = amount(apartmentFields.price.rule.missing)

/** Sends a price that was typed, unless it is wrong, the same, or to be asked about first. */
export function usePriceSave(row: PriceSaveRow, onDone: () => void) {
  const fetcher = useFetcher<PriceSaveResult>()
  const [wrong, setWrong] = useState<string>()
  const [question, setQuestion] = useState<Question>()
  const sent = useRef<number>(undefined)
  const isBusy = fetcher.state !== 'idle'

  const save = (typed: string, confirmed = '') => {
    const read = schema.safeParse(typed)
    if (!read.success) return setWrong(read.error.issues[0]?.message)
    setWrong(undefined)
    if (read.data === row.price) return onDone()
    const warnings = priceWarnings(row.price, read.data)
    // Asked at once, before a click that took the focus away leads elsewhere; the server asks by itself.
    if (!isConfirmed(warnings, confirmed)) return flushSync(() => setQuestion(questionOf(warnings)))
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
    onDone()
  }, [isBusy, fetcher.data])

  return { save, isBusy, wrong, question, forget: () => setQuestion(undefined) }
}
