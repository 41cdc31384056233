import { href, useFetcher } from 'react-router'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { type EnquiryWorkChange, enquiryStages } from '../../../domain/enquiry/enquiry-work.ts'
import { choice } from '../../../domain/lists/query.ts'
import type { Fault } from '../form/toast-result.ts'

/** Each field is sent by itself: two that are changed one right after the other do not take each other's place. */
function useField(id: string, name: keyof EnquiryWorkChange) {
  const fetcher = useFetcher<Fault>({ key: `${name}-${id}` })
  const sent = fetcher.formData?.get(name)
  const send = (value: string) =>
    fetcher.submit({ [name]: value }, { method: 'post', action: href('/admin/contacts/:id', { id }) })
  const { error, detail } = fetcher.data ?? {}
  // Until the next try: a toast goes by.
  const errors = fetcher.state === 'idle' && error ? [detail ?? error] : undefined
  return { sent: typeof sent === 'string' ? sent : undefined, send, errors, fetcher }
}

/** The stage, in the list and in the panel at once, before the server has answered. */
export function useStage({ id, stage }: Pick<Enquiry, 'id' | 'stage'>) {
  const { sent, fetcher } = useField(id, 'stage')
  return { stage: choice(enquiryStages, sent ?? null) ?? stage, fetcher }
}

export function useAgent({ id, agentId }: Pick<Enquiry, 'id' | 'agentId'>) {
  const { sent, ...field } = useField(id, 'agentId')
  return { agentId: sent ?? agentId ?? '', ...field }
}

export function useNextCall({ id, nextCallOn }: Pick<Enquiry, 'id' | 'nextCallOn'>) {
  const { sent, ...field } = useField(id, 'nextCallOn')
  return { nextCallOn: sent ?? nextCallOn ?? '', ...field }
}
