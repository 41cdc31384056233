import { Keyboard } from 'lucide-react'
import { gridText } from '../../../text/admin/grid.ts'
import { gridWorkText } from '../../../text/admin/grid-work.ts'
import { button } from '../../ui/button.ts'
import { useRole } from '../session/use-role.ts'
import { actionCodes } from './unit-actions.ts'

const text = gridWorkText.keys
const popoverId = 'grid-keys'

/** Returns whether there is such a help on the screen. */
export function showGridKeys(): boolean {
  const help = document.getElementById(popoverId)
  help?.showPopover()
  return help !== null
}

const letter = (name: keyof typeof actionCodes) => actionCodes[name].slice(-1)

/** A button with a list of the keys that the cells know. */
export function GridKeys() {
  const role = useRole()
  const keys = [
    [text.names.arrows, text.arrows],
    ['Home, End', text.ends],
    ['Enter', text.open],
    ['Shift + F10', text.menu],
    [letter('reserve'), text.reserve],
    [letter('sell'), text.sell],
    [letter('extend'), text.extend],
    [letter('release'), text.release],
    [letter('deal'), text.deal],
    [letter('form'), text.form[role]],
    ...(role === 'admin'
      ? ([
          [letter('price'), text.price],
          ['1, 2, 3', text.statuses],
        ] as const)
      : []),
    [text.names.escape, text.close],
    ['?', text.help],
  ] as const
  return (
    <div className="max-md:hidden">
      <button
        type="button"
        popoverTarget={popoverId}
        className={button({ kind: 'quiet', className: 'px-3' })}
      >
        <Keyboard className="size-5" aria-hidden="true" />
        {text.title}
      </button>
      <div
        id={popoverId}
        popover="auto"
        role="dialog"
        aria-labelledby="grid-keys-title"
        className="grid-keys"
      >
        <div className="flex items-center justify-between gap-4">
          <h2 id="grid-keys-title" className="text-lg">
            {text.title}
          </h2>
          <button
            type="button"
            // biome-ignore lint/a11y/noAutofocus: the popover takes the focus, so that Escape and Tab work in it
            autoFocus
            popoverTarget={popoverId}
            popoverTargetAction="hide"
            className={button({ kind: 'quiet', className: 'px-3' })}
          >
            {gridText.close}
          </button>
        </div>
        <p className="mt-1 text-sm text-sea-800">{text.about}</p>
        <dl>
          {keys.map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
