import { deposits } from './deposits'
import { ServicePage } from './service-page'

export function DepositsPage() {
  return <ServicePage service={deposits} />
}
