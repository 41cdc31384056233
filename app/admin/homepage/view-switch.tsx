import { Monitor, Smartphone } from 'lucide-react'
import { homepageFormText as text } from '../../text/admin/settings-form.ts'

export type Device = 'computer' | 'phone'

const icons = { computer: Monitor, phone: Smartphone }

/** On which device one looks at it. */
export function ViewSwitch({ device, onChange }: { device: Device; onChange(device: Device): void }) {
  return (
    <div className="mb-3 flex flex-wrap gap-2">
      {(['computer', 'phone'] as const).map((each) => {
        const Icon = icons[each]
        return (
          <button
            key={each}
            type="button"
            aria-pressed={device === each}
            onClick={() => onChange(each)}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-lg border border-sea-200 px-3 text-sm font-semibold text-sea-800 hover:bg-sea-50 aria-pressed:border-sea-700 aria-pressed:bg-sea-700 aria-pressed:text-white"
          >
            <Icon className="size-4" aria-hidden="true" />
            {text.devices[each]}
          </button>
        )
      })}
    </div>
  )
}
