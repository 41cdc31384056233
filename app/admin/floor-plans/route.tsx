import { adminText } from '../../text/admin.ts'
import { Screen } from '../screen.tsx'

export default function FloorPlans() {
  return <Screen title={adminText.screens.floorPlans} />
}
