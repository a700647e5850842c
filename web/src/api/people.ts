import type { components } from '../wire/api';
import { call } from './http';

type Schemas = components['schemas'];
export type Person = Schemas['Me'];

/** Who asks; refused with 401 for somebody whom the server does not know. */
export const whoAmI = (): Promise<Person> => call('GET', '/me');
/** Lets a visitor in as a guest; whoever is known already stays who they are. */
export const enterAsGuest = (): Promise<Person> => call('POST', '/guest');
