import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { callTargets } from '../../contract/quickCalls.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { selectSettings, selectSettingsStatus, settingsRetried } from '../property/slice.ts'
import { selectIsDemo, selectPropertyId } from '../session/slice.ts'
import { CallBar } from './CallBar.tsx'
import { Departments } from './Departments.tsx'
import { departmentIcons } from './departmentIcons.tsx'
import { selectCall } from './slice.ts'

/** `/demo/voip`: the departments that the phone of the room can be connected with (CALL-01, CALL-02). */
export function QuickCallsScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const isDemo = useSelector(selectIsDemo)
  const { voip } = useSelector(selectSettings)
  const propertyId = useSelector(selectPropertyId)
  const status = useSelectorWith(selectSettingsStatus, propertyId)
  const call = useSelector(selectCall)
  const departments = callTargets.filter((target) => isDemo || voip?.[target])
  return (
    <Screen width="list">
      <ScreenTitle below={t('quickCalls.text')}>{t('quickCalls.title')}</ScreenTitle>
      <Loaded
        // Without a property there are no settings to wait for (QRY-19).
        status={propertyId ? status : 'success'}
        has={departments.length > 0}
        loadingLabel={t('app.loading')}
        empty={{
          text: t('errors.empty'),
          icon: departmentIcons.reception,
          action: { label: t('nav.home'), href: '/' },
        }}
        failed={{
          text: t('errors.module'),
          retryLabel: t('app.tryAgain'),
          onRetry: () => dispatch(settingsRetried()),
        }}
      >
        <Departments departments={departments} />
      </Loaded>
      {call && <CallBar call={call} />}
    </Screen>
  )
}
