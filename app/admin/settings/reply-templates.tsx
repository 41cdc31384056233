import { href } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { listOfferedTemplates } from '../../../backend/enquiries/reply-templates.ts'
import { mostReplyTemplates } from '../../../domain/enquiry/reply-template.ts'
import { languages } from '../../../domain/language.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { replyTemplateText as text } from '../../../text/admin/enquiries.ts'
import { languageLabels } from '../../../text/admin/languages.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { DeleteButton } from '../delete/delete-button.tsx'
import { EditLink } from '../form/edit-link.tsx'
import { ListActions } from '../frame/list-frame.tsx'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { RowFocus } from '../record/row-focus.tsx'
import type { Route } from './+types/reply-templates'
import { SettingsTabs } from './settings-tabs.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'replyTemplates')
  const templates = await listOfferedTemplates(db)
  return {
    versions,
    templates: templates.map(({ id, revision, name, subject, withCard, withPriceList, ...translations }) => ({
      ...{ id, name, subject, withCard, withPriceList },
      isBuiltIn: revision === 0,
      languages: languages.filter((language) => language === 'bg' || translations[language] !== undefined),
    })),
  }
}

export default function ReplyTemplates({ loaderData: { versions, templates } }: Route.ComponentProps) {
  useLive(versions)
  return (
    <Screen title={adminText.screens.settings} action={<SettingsTabs />}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div className="max-w-4xl">
          <h2 className="text-2xl">{text.list}</h2>
          <p className="mt-1 text-sea-800">{text.about(mostReplyTemplates)}</p>
        </div>
        <ListActions collection="replyTemplates" add={href('/admin/settings/answer/new')} />
      </div>
      <RowFocus rows={templates}>
        <ul className="grid gap-3">
          {templates.map((template) => (
            <TemplateRow key={template.id} template={template} />
          ))}
        </ul>
      </RowFocus>
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.settings} message={text.failed.load} />
}

type Template = Route.ComponentProps['loaderData']['templates'][number]

function TemplateRow({ template }: { template: Template }) {
  const { id, name, subject, withCard, withPriceList, isBuiltIn } = template
  const url = href('/admin/settings/answer/:id', { id })
  const facts = [
    text.languagesOf(template.languages.map((language) => languageLabels[language]).join(', ')),
    ...(withCard ? [text.labels.withCard] : []),
    ...(withPriceList ? [text.labels.withPriceList] : []),
  ]
  return (
    <li data-row={id} className="flex flex-wrap items-center gap-4 rounded-card bg-white p-4 shadow-card">
      <div className="min-w-[min(100%,14rem)] flex-1">
        <h3 className="text-lg wrap-anywhere">{name}</h3>
        <p className="wrap-anywhere text-sea-900">{subject}</p>
        <p className="mt-1 text-sm text-sea-700">{isBuiltIn ? text.isBuiltIn : facts.join(' · ')}</p>
      </div>
      <div className="flex">
        <EditLink to={url} name={text.nameOf(name)} />
        {!isBuiltIn && (
          <DeleteButton to={url} name={text.nameOf(name)} warning={text.deleteWarning} restorable compact />
        )}
      </div>
    </li>
  )
}
