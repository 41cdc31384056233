import { homepageFormText as text } from '../../text/admin/settings-form.ts'
import { rowAction } from '../../ui/row-actions.ts'
import { DropZone } from '../../uploads/drop-zone.tsx'

interface DisplayImageFieldProps {
  name: 'heroImage' | 'locationImage' | 'logo'
  slot: 'hero' | 'location' | 'logo'
  url: string
  onChange(url: string): void
}

/** An uploaded image takes its place in the form; saving the form puts it on the site. */
export function DisplayImageField({ name, slot, url, onChange }: DisplayImageFieldProps) {
  return (
    <div>
      <input type="hidden" name={name} value={url} />
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h3 className="text-base">{text.labels[name]}</h3>
        {url && (
          <button type="button" onClick={() => onChange('')} className={rowAction.danger}>
            {text.remove[slot]}
          </button>
        )}
      </div>
      {url ? (
        <img
          src={`${url}?w=640`}
          alt={text.labels[name]}
          className="mb-3 h-36 w-full rounded-lg bg-sea-900 object-contain"
        />
      ) : (
        <p className="mb-3 text-sm text-sea-700">{text.bundled[slot]}</p>
      )}
      <DropZone
        target={{ uploader: 'displayImage', slot }}
        label={text.upload[slot]}
        onUploaded={({ url: uploaded }) => onChange(uploaded)}
      />
    </div>
  )
}
