import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'

export function SiteLink({ className }: { className?: string | undefined }) {
  const { t } = useLingui()
  return (
    <Button
      component="a"
      href="/"
      variant="subtle"
      px="sm"
      leftSection={<IconExternalLink aria-hidden />}
      className={className}
      aria-label={t`Voir le site`}
    >
      {t`Voir le site`}
    </Button>
  )
}
