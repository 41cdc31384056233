import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams, useSubmit } from 'react-router'
import type { CostLine } from '../../../text/public/costs-view.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { useEarlyFilter } from '../../ui/filter-controls.tsx'
import { useWrittenLanguage } from '../../written.tsx'
import type { CostsPart } from './cost-form.ts'
import { lightParameter, readViewState } from './window-view/view-parameters.ts'

/** What an apartment costs. The form is a plain one that loads the page; with scripts its changes appear in place. */
export function Costs({ costs }: { costs: CostsPart }) {
  return (
    <section id="costs" aria-labelledby="costs-title" className="mt-16 scroll-mt-28">
      <h2 id="costs-title" className="text-2xl">
        {costs.title}
      </h2>
      <p className="mt-2 max-w-3xl text-sea-800">{costs.about}</p>
      <div className="mt-6 grid grid-cols-1 items-start gap-x-8 gap-y-6 lg:grid-cols-[2fr_3fr]">
        <CostForm {...costs} />
        <div className="grid gap-6 rounded-card bg-white p-5 shadow-card sm:p-6">
          <CostLines lines={costs.maintenance ? [...costs.lines, costs.maintenance] : costs.lines} />
          <Steps {...costs} />
          {costs.loan && (
            <div>
              <h3 className="text-lg">{costs.loan.title}</h3>
              {costs.loan.monthly && <CostLines lines={[costs.loan.monthly]} />}
              <p className="mt-1 text-sea-800">{costs.loan.terms}</p>
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

const plainLink = 'inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4'

/** How long after the last change the page reckons anew. */
const pause = 400

function CostForm({ form, lines, loan, cardUrl }: CostsPart) {
  const { values } = form
  const [query] = useSearchParams()
  const { ref, ...recalculated } = useRecalculation()
  const results = [lines.findLast(({ isSum }) => isSum) ?? lines[0], loan?.monthly]
  return (
    <form
      ref={ref}
      method="get"
      action="#costs"
      aria-label={form.label}
      {...recalculated}
      className="screen-only grid gap-4 rounded-card bg-white p-5 shadow-card sm:grid-cols-2 sm:p-6"
    >
      {readViewState(query).isDusk && <input type="hidden" name={lightParameter} value="dusk" />}
      {form.offers.length > 1 && (
        <Labelled id="cost-parking" label={form.parking} isWide>
          <select
            id="cost-parking"
            name="parking"
            defaultValue={values.parking}
            className={`${control.usual} cursor-pointer pr-9`}
          >
            <Options options={form.offers} />
          </select>
        </Labelled>
      )}
      {form.hasLoan && (
        <>
          <Labelled id="cost-own" label={form.own} isWide>
            <select
              id="cost-own"
              name="own"
              defaultValue={values.own}
              className={`${control.usual} cursor-pointer pr-9`}
            >
              <Options options={form.ownShares} />
            </select>
          </Labelled>
          <Labelled id="cost-years" label={form.years}>
            <NumberInput id="cost-years" name="years" defaultValue={values.years} min={1} max={35} step={1} />
          </Labelled>
          <Labelled id="cost-rate" label={form.rate}>
            <NumberInput id="cost-rate" name="rate" defaultValue={values.rate} min={0} max={15} step={0.05} />
          </Labelled>
        </>
      )}
      <p role="status" className="font-bold text-sea-900 tabular-nums sm:col-span-2">
        {results.map(
          (line) =>
            line && (
              <span key={line.label} className="block">
                {line.label}: <span className="whitespace-nowrap">{line.amount}</span>
              </span>
            ),
        )}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 sm:col-span-2">
        <button type="submit" className={button({ kind: 'secondary' })}>
          {form.apply}
        </button>
        <a href={cardUrl} className={plainLink}>
          {form.card}
        </a>
        <a href="#contact" className={plainLink}>
          {form.ask}
        </a>
      </div>
    </form>
  )
}

/** Has the page reckon anew a moment after a change, and keeps the place that the visitor looks at. */
function useRecalculation() {
  const submit = useSubmit()
  const ref = useRef<HTMLFormElement>(null)
  const timer = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const recalculateSoon = () => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => ref.current?.requestSubmit(), pause)
  }
  useEarlyFilter(ref, recalculateSoon)

  const recalculate = () => {
    clearTimeout(timer.current)
    const form = ref.current
    if (!form?.checkValidity()) return
    submit(new FormData(form), { method: 'get', replace: true, preventScrollReset: true })
  }
  return {
    ref,
    onSubmit(event: FormEvent) {
      event.preventDefault()
      recalculate()
    },
    onChange: recalculateSoon,
  }
}

function Options({ options }: { options: readonly (readonly [value: string, label: string])[] }) {
  return options.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

function NumberInput(input: ComponentProps<'input'>) {
  return <input type="number" required inputMode="decimal" className={control.usual} {...input} />
}

interface LabelledProps {
  id: string
  label: string
  isWide?: boolean
  children: ReactNode
}

function Labelled({ id, label, isWide = false, children }: LabelledProps) {
  return (
    <div className={isWide ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
      <label htmlFor={id} className="mb-1 block font-semibold text-sea-900">
        {label}
      </label>
      {children}
    </div>
  )
}

function CostLines({ lines }: { lines: CostLine[] }) {
  return (
    <dl>
      {lines.map(({ label, amount, note, isSum }) => (
        <div
          key={label}
          className={`flex flex-wrap gap-x-4 border-sand-200 py-2 ${isSum ? 'text-lg font-bold text-sea-900' : 'border-b'}`}
        >
          <dt className="min-w-0 flex-1 basis-36 wrap-anywhere">
            {label}
            {note && <small className="block text-sm font-normal text-sea-800">{note}</small>}
          </dt>
          <dd className="ml-auto font-bold whitespace-nowrap text-sea-900 tabular-nums">{amount}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The instalments. Those that are due now are marked with words, too. */
function Steps({ instalments, steps, due, dueNow }: CostsPart) {
  const languageOf = useWrittenLanguage()
  if (steps.length === 0) return null
  return (
    <div>
      <h3 className="text-lg">{instalments}</h3>
      <ol>
        {steps.map(({ share, moment, amount, isDue }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two instalments may be equal, and they have an order only.
            key={index}
            className="flex flex-wrap gap-x-2 border-b border-sand-200 py-2"
          >
            <span className="w-14 font-bold text-sea-900 tabular-nums">{share}</span>
            <span className="min-w-0 flex-1 basis-28 wrap-anywhere">
              <span lang={languageOf(moment)} className="mr-2">
                {moment}
              </span>{' '}
              {isDue && (
                <span className="inline-block rounded-full bg-reserved-soft px-2.5 text-sm font-semibold text-reserved">
                  {dueNow}
                </span>
              )}
            </span>
            <span className="ml-auto font-bold whitespace-nowrap text-sea-900 tabular-nums">{amount}</span>
          </li>
        ))}
      </ol>
      {due && <CostLines lines={[{ ...due, isSum: true }]} />}
    </div>
  )
}
