import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { LoadStatus } from '../../core/load.ts'
import type { Currency } from '../../core/money.ts'
import type { ConfigError } from './readSystemValues.ts'
import { defaultValues, type SystemValues } from './values.ts'

export interface ConfigState {
  status: LoadStatus
  initialised: boolean
  error: ConfigError | null
  /** The property whose values are loaded; empty if none is known. */
  house: string
  values: SystemValues
}

/** No currency has more than four decimals; more could not even be formatted. */
const isFractionCount = (count: number) => Number.isInteger(count) && count >= 0 && count <= 4

const slice = createSlice({
  name: 'config',
  initialState: {
    status: 'unknown',
    initialised: false,
    error: null,
    house: '',
    values: defaultValues,
  } as ConfigState,
  reducers: {
    /** Another property has other values, such as its currency (QRY-02). The first one is there before any load. */
    houseChanged(state, { payload }: PayloadAction<string>) {
      state.house = payload
      state.status = 'fetching'
    },
    configRequested(state) {
      state.status = 'fetching'
    },
    configLoaded(state, { payload }: PayloadAction<Partial<SystemValues>>) {
      state.status = 'success'
      state.initialised = true
      state.error = null
      state.values = { ...defaultValues, ...payload }
    },
    configFailed(state, { payload }: PayloadAction<ConfigError>) {
      state.status = 'failure'
      state.initialised = false
      state.error = payload
    },
  },
  selectors: {
    selectConfig: (state) => state.values,
    selectHouse: (state) => state.house,
    selectHasConsent: ({ values }) => values.consent_script_url !== '',
    /** The error of the last load that has ended; it stays while the next one is running. */
    selectConfigError: (state) => state.error,
    selectIsConfigLoading: (state) => state.status === 'fetching',
    selectIsConfigured: (state) => state.initialised,
    selectCurrency: createSelector(
      (state: ConfigState) => state.values,
      (values): Currency => ({
        symbol: values.currency_short,
        thousandsSeparator: values.price_thousands_separator,
        fractionCount: isFractionCount(values.price_decimal_precision) ? values.price_decimal_precision : 2,
        fractionSeparator: values.price_fraction_separator,
        symbolPosition: values.currency_position === 'back' ? 'back' : 'front',
        symbolSpacing: values.price_symbol_spacing,
        avoidEmptyDecimals: values.price_avoid_empty_decimals,
      }),
    ),
  },
})

export const { houseChanged, configRequested, configLoaded, configFailed } = slice.actions
export const {
  selectConfig,
  selectConfigError,
  selectHasConsent,
  selectHouse,
  selectIsConfigLoading,
  selectIsConfigured,
  selectCurrency,
} = slice.selectors
export { slice as configSlice }
