import { adminText } from '../../text/admin.ts'
import { Screen } from '../screen.tsx'

export default function Stores() {
  return <Screen title={adminText.screens.stores} />
}
