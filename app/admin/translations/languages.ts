import { href, redirect } from 'react-router'
import { z } from 'zod'
import { saveOfferedLanguages } from '../../../backend/data/settings.ts'
import { byLanguage } from '../../../domain/language.ts'
import { sentRevision } from '../../../domain/record/sent-revision.ts'
import { translationsText } from '../../../text/admin/translations.ts'
import { backendContext } from '../../context.ts'
import { formAction } from '../form/form-action.ts'
import { toastResult } from '../form/toast-result.ts'
import type { Route } from './+types/languages'

const text = translationsText.progress

/** Browsers send only checkboxes that are ticked. */
const ticked = z
  .literal('on')
  .optional()
  .transform((sent) => sent !== undefined)

const schema = z.object({ revision: sentRevision, ...byLanguage(() => ticked) })

/** Saves which languages visitors can select. */
export function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  return formAction(
    { request, context },
    {
      schema,
      failed: text.failed,
      run: async ({ revision, ...offered }) => {
        await saveOfferedLanguages(db, revision, offered)
        return redirect(href('/admin/translations'))
      },
    },
  )
}

export const clientAction = toastResult(() => ({ done: text.saved, failed: text.failed }))

export function loader() {
  return redirect(href('/admin/translations'))
}
