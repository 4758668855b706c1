/** The API's shapes, as they are generated from its document. */
import type { components } from '../../../openapi/types.generated.d.ts';

export type Schemas = components['schemas'];
