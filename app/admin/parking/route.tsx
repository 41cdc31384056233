import { adminText } from '../../text/admin.ts'
import { Screen } from '../screen.tsx'

export default function Parking() {
  return <Screen title={adminText.screens.parking} />
}
