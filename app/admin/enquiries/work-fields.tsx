import { useId } from 'react'
import { href, useFetcher } from 'react-router'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { type EnquiryWorkChange, enquiryStages } from '../../../domain/enquiry/enquiry-work.ts'
import { lostReasons } from '../../../domain/enquiry/lost-reason.ts'
import { isCallDue } from '../../../domain/enquiry/next-call.ts'
import { addDays } from '../../../domain/formats/day-of-sofia.ts'
import { choice } from '../../../domain/lists/query.ts'
import { enquiryWorkText as text } from '../../../text/admin/enquiries.ts'
import { formatCallDay } from '../../../text/admin/enquiry-times.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { FieldErrors, faultOf } from '../../ui/field.tsx'
import { useSyncedControl } from '../../ui/filter-controls.tsx'
import type { Fault } from '../form/toast-result.ts'

const quick =
  'min-h-11 cursor-pointer rounded-lg border border-sea-200 px-1 text-sm font-semibold text-sea-800 hover:border-sea-500 hover:bg-sea-50 aria-pressed:border-sea-800 aria-pressed:bg-sea-800 aria-pressed:text-white'

interface NextCallProps {
  enquiry: Pick<Enquiry, 'id' | 'nextCallOn' | 'nextCallAt'>
  /** Today in Sofia, as an ISO date. */
  today: string
}

/** Offers the usual days as buttons and any other day in a date field. */
export function NextCall({ enquiry, today }: NextCallProps) {
  const id = useId()
  const { nextCallOn, send, errors } = useNextCall(enquiry)
  const field = useSyncedControl<HTMLInputElement>(nextCallOn)
  const callDay = nextCallOn && formatCallDay(nextCallOn, today)
  return (
    <div>
      <label htmlFor={id} className="mb-1 flex flex-wrap gap-x-2 text-sm font-semibold text-sea-700">
        {text.nextCall}
        {callDay && (
          <span className={isCallDue(nextCallOn, today) ? 'text-coral-700' : 'font-normal'}>{callDay}</span>
        )}
      </label>
      <div className="grid grid-cols-3 gap-1.5">
        {/* While somebody types a year digit by digit, its first digits are an early year, so the field has no minimum. */}
        <input
          ref={field}
          id={id}
          type="date"
          min={today}
          defaultValue={nextCallOn}
          {...faultOf(id, errors)}
          onChange={({ target }) => target.validity.valid && send(target.value)}
          className={`${control.usual} col-span-2`}
        />
        <CallHour enquiry={enquiry} isOff={nextCallOn === ''} />
        {Object.entries(text.quickDays).map(([days, label]) => {
          const day = addDays(today, Number(days))
          return (
            <button
              key={days}
              type="button"
              aria-pressed={day === nextCallOn}
              onClick={() => send(day === nextCallOn ? '' : day)}
              className={quick}
            >
              {label}
            </button>
          )
        })}
      </div>
      <FieldErrors id={id} errors={errors} />
    </div>
  )
}

/** Optional: a call without an hour is due all day. */
function CallHour({
  enquiry: { id, nextCallAt },
  isOff,
}: {
  enquiry: Pick<Enquiry, 'id' | 'nextCallAt'>
  isOff: boolean
}) {
  const { sent, send, errors } = useField(id, 'nextCallAt')
  const at = isOff ? '' : (sent ?? nextCallAt ?? '')
  const field = useSyncedControl<HTMLInputElement>(at)
  return (
    <div>
      <input
        ref={field}
        type="time"
        aria-label={text.nextCallAt}
        title={text.nextCallAt}
        defaultValue={at}
        disabled={isOff}
        onBlur={({ target }) => target.value !== at && target.validity.valid && send(target.value)}
        className={control.usual}
      />
      <FieldErrors id={`${id}-hour`} errors={errors} />
    </div>
  )
}

export interface Agent {
  id: string
  name: string
  isDisabled?: boolean
}

interface AgentChoiceProps {
  enquiry: Pick<Enquiry, 'id' | 'agentId'>
  agents: Agent[]
  /** The id of the signed-in user. */
  ownId: string
}

/** Selects the agent of an enquiry. A button assigns the enquiry to the signed-in user. */
export function AgentChoice({ enquiry, agents, ownId }: AgentChoiceProps) {
  const id = useId()
  const { agentId, send, errors } = useAgent(enquiry)
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold text-sea-700">
        {text.agent}
      </label>
      <div className="flex gap-2">
        <select
          id={id}
          value={agentId}
          {...faultOf(id, errors)}
          onChange={({ target }) => send(target.value)}
          className={`${control.usual} min-w-0 cursor-pointer`}
        >
          <option value="">{text.noAgent}</option>
          {agents.map(({ id, name, isDisabled }) => (
            <option key={id} value={id} disabled={isDisabled}>
              {name}
            </option>
          ))}
        </select>
        {agentId !== ownId && (
          <button
            type="button"
            onClick={() => send(ownId)}
            className={button({ kind: 'secondary', className: 'px-4' })}
          >
            {text.take}
          </button>
        )}
      </div>
      <FieldErrors id={id} errors={errors} />
    </div>
  )
}

/** Each field has its own fetcher, so that two quick changes of different fields do not cancel each other. */
function useField(id: string, name: keyof EnquiryWorkChange) {
  const fetcher = useFetcher<Fault>({ key: `${name}-${id}` })
  const sent = fetcher.formData?.get(name)
  const send = (value: string, more: Record<string, string> = {}) =>
    fetcher.submit(
      { [name]: value, ...more },
      { method: 'post', action: href('/admin/contacts/:id', { id }) },
    )
  const { error, detail } = fetcher.data ?? {}
  // The field shows the error until the next attempt, because a toast disappears.
  const errors = fetcher.state === 'idle' && error ? [detail ?? error] : undefined
  return { sent: typeof sent === 'string' ? sent : undefined, send, errors, fetcher }
}

/**
 * Returns the stage that was sent last, even before the server has confirmed it, so that the list and the panel
 * show it at once.
 */
export function useStage({ id, stage, lostReason }: Pick<Enquiry, 'id' | 'stage' | 'lostReason'>) {
  const { sent, fetcher, errors } = useField(id, 'stage')
  const sentReason = String(fetcher.formData?.get('lostReason') ?? '')
  return {
    stage: choice(enquiryStages, sent ?? null) ?? stage,
    lostReason: sent === undefined ? lostReason : (choice(lostReasons, sentReason) ?? ''),
    fetcher,
    errors,
  }
}

/** Whoever chooses an agent says whom he saw there, so that two people who take an enquiry at once do not both have it. */
function useAgent({ id, agentId }: Pick<Enquiry, 'id' | 'agentId'>) {
  const { sent, send, ...field } = useField(id, 'agentId')
  return {
    agentId: sent ?? agentId ?? '',
    ...field,
    send: (chosen: string) => send(chosen, { agentBefore: agentId ?? '' }),
  }
}

export function useNextCall({ id, nextCallOn }: Pick<Enquiry, 'id' | 'nextCallOn'>) {
  const { sent, ...field } = useField(id, 'nextCallOn')
  return { nextCallOn: sent ?? nextCallOn ?? '', ...field }
}
