import { create } from '@/api/writes'
import { subscribers } from '@/contract/subscribers'

export const subscribe = (email: string) => create(subscribers, { email })
