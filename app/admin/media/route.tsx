import { adminText } from '../../text/admin.ts'
import { Screen } from '../screen.tsx'

export default function Media() {
  return <Screen title={adminText.screens.media} />
}
