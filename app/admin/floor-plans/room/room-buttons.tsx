import {
  Maximize,
  Minimize,
  PanelRightClose,
  PanelRightOpen,
  PanelTopClose,
  PanelTopOpen,
} from 'lucide-react'
import { planRoomText as text } from '../../../../text/admin/plan-room.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Arrangement, Room } from './use-room.ts'

interface PartButton {
  part: keyof Arrangement
  on: { icon: typeof Maximize; label: string }
  off: { icon: typeof Maximize; label: string }
}

const buttons: PartButton[] = [
  {
    part: 'isWhole',
    on: { icon: Minimize, label: text.leaveWindow },
    off: { icon: Maximize, label: text.takeWindow },
  },
  {
    part: 'hasTools',
    on: { icon: PanelTopClose, label: text.hideTools },
    off: { icon: PanelTopOpen, label: text.showTools },
  },
  {
    part: 'hasList',
    on: { icon: PanelRightClose, label: text.hideList },
    off: { icon: PanelRightOpen, label: text.showList },
  },
]

/** What folds tools and list away and brings them back. The buttons stay where they are. */
export function RoomButtons({ room }: { room: Room }) {
  return (
    <div className="ml-auto flex shrink-0 items-center">
      {buttons.map(({ part, on, off }) => {
        const { icon, label } = room[part] ? on : off
        return (
          <IconButton
            key={part}
            icon={icon}
            iconSize="size-5"
            label={label}
            onClick={() => room.toggle(part)}
          />
        )
      })}
    </div>
  )
}
