import { IconFolders, IconMicrophone, IconUsersGroup } from '@tabler/icons-react'

export const groupIcons = { content: IconFolders, media: IconMicrophone, network: IconUsersGroup }
