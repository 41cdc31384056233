import { useId } from 'react'
import { href, useFetcher } from 'react-router'
import { type Viewing, viewingStates } from '../../../domain/viewing/viewing.ts'
import { viewingsText as text } from '../../../text/admin/viewings.ts'
import { control } from '../../ui/control.ts'
import { FormSection } from '../form/form-section.tsx'

/** What became of a viewing: one tap records it, with the note that is typed below. */
export function OutcomeForm({
  id,
  revision,
  state,
  outcome,
}: Pick<Viewing, 'id' | 'revision' | 'state' | 'outcome'>) {
  const noteId = useId()
  const fetcher = useFetcher()
  const sent = fetcher.formData?.get('state')
  return (
    <fetcher.Form method="post" action={href('/admin/viewings/:id/change', { id })}>
      <input type="hidden" name="revision" value={revision} />
      <FormSection title={text.sections.outcome}>
        <div className="grid gap-3 xl:grid-cols-2">
          <fieldset>
            <legend className="sr-only">{text.outcome}</legend>
            <div className="grid grid-cols-2 gap-1.5 sm:grid-cols-3 xl:grid-cols-2 2xl:grid-cols-3">
              {viewingStates.map((value) => (
                <button
                  key={value}
                  type="submit"
                  name="state"
                  value={value}
                  aria-pressed={value === (sent ?? state)}
                  className="min-h-11 cursor-pointer rounded-lg border border-sea-200 px-2 py-1.5 text-sm leading-tight font-semibold text-sea-800 hover:border-sea-500 hover:bg-sea-50 aria-pressed:border-sea-800 aria-pressed:bg-sea-800 aria-pressed:text-white"
                >
                  {text.outcomes[value]}
                </button>
              ))}
            </div>
          </fieldset>
          <div>
            <label htmlFor={noteId} className="mb-1 block text-sm font-semibold text-sea-900">
              {text.outcomeNote}
            </label>
            <textarea
              id={noteId}
              name="outcome"
              defaultValue={outcome}
              maxLength={5000}
              rows={2}
              className={`${control.low} field-sizing-content max-h-60 min-h-20`}
            />
          </div>
        </div>
      </FormSection>
    </fetcher.Form>
  )
}
