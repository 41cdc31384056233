import { Download, FileText } from 'lucide-react'
import { href } from 'react-router'
import { languages } from '../../../../domain/language.ts'
import { apartmentViewText as text } from '../../../../text/admin/apartment-view.ts'
import { languageLabels } from '../../../../text/admin/languages.ts'
import { pagesIn } from '../../../pages.ts'
import { rowAction } from '../../../ui/row-action-styles.ts'
import { FormSection } from '../../form/form-section.tsx'

interface HomeDocumentsProps {
  id: string
  brochureUrl: string | null
  /** The card is a public page, so that a draft has none. */
  isDraft: boolean
}

/** What is handed to a client: the brochure, the card in each language and the price list. */
export function HomeDocuments({ id, brochureUrl, isDraft }: HomeDocumentsProps) {
  const priceList = href('/admin/apartments/price-list')
  return (
    <FormSection title={text.documents}>
      {brochureUrl && (
        <p className="mb-2">
          <a href={brochureUrl} download className={rowAction.plain}>
            <Download className="size-5" aria-hidden="true" />
            {text.brochure}
          </a>
        </p>
      )}
      {!isDraft && (
        <Links title={text.card}>
          {languages.map((language) => (
            <PdfLink
              key={language}
              url={pagesIn(language).card(id)}
              name={`${text.card}: ${languageLabels[language]}`}
              label={languageLabels[language]}
            />
          ))}
        </Links>
      )}
      <Links title={text.priceList}>
        <PdfLink url={priceList} name={`${text.priceList}: ${text.pdf}`} label={text.pdf} />
        <a
          href={`${priceList}?format=xlsx`}
          download
          aria-label={`${text.priceList}: ${text.xlsx}`}
          className={rowAction.plain}
        >
          <Download className="size-4" aria-hidden="true" />
          {text.xlsx}
        </a>
      </Links>
    </FormSection>
  )
}

function Links({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="mb-2">
      <h3 className="text-sm font-semibold text-sea-800">{title}</h3>
      <p className="-mx-2 flex flex-wrap">{children}</p>
    </div>
  )
}

function PdfLink({ url, name, label }: { url: string; name: string; label: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" aria-label={name} className={rowAction.plain}>
      <FileText className="size-4" aria-hidden="true" />
      {label}
    </a>
  )
}
