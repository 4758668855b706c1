// Made from openapi.json by `npm run openapi`. Do not edit.
export interface paths {
    "/v1/rulesets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what there is to play
         * @description With the number of seats, and where a game is started and its rules are read.
         */
        get: operations["listRulesets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{ruleset}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read all about a ruleset
         * @description Options and moves as JSON Schema, the events of its log, the rule paragraphs that refusals cite, the cards that can be had as pictures.
         */
        get: operations["getRuleset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rules that there are
         * @description For people as pages, for programs as Markdown and JSON.
         */
        get: operations["listRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules/{ruleset}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the rules paragraph by paragraph
         * @description On the page each paragraph that a refusal cites has its id as anchor: `/rules/portraits#PO-5`. With `.md` or `.json` at its end the address has that form alone.
         */
        get: operations["getRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{ruleset}/cards/{card}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See a card as a picture
         * @description One card of the ruleset, or the back of one, drawn as on its boards: an SVG for an `<img>`, with its name as text alternative, for light and dark surroundings.
         */
        get: operations["drawCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up
         * @description Makes a player. Nobody has to: creating a game or taking a seat without a token makes a guest.
         */
        post: operations["createPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask who you are
         * @description The player that the token stands for; 401 if it is no longer good.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        /**
         * Be forgotten
         * @description Your name and token go, your seats in running games resign. Logs stay; they hold no names.
         */
        delete: operations["deleteMe"];
        options?: never;
        head?: never;
        /**
         * Take another name
         * @description The new name shows at every table at once. `null` takes the name away.
         */
        patch: operations["renameMe"];
        trace?: never;
    };
    "/v1/players/me/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a new token
         * @description The old token is dead from then on.
         */
        post: operations["rotateToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List games
         * @description Public games, or your own: newest first.
         */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portraits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a game of Portraits
         * @description A solitaire of art deals by James Kyle. Trade your assets for better ones and bring all twelve portraits into your vault before the market freezes. Without a token a guest is made; the answer then carries `credentials`.
         */
        post: operations["createPortraitsGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portraits/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at a game of Portraits
         * @description What your seat may see, or a spectator. With `If-None-Match` an unchanged position is 304.
         */
        get: operations["getPortraitsGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portraits/{id}/board.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See a game of Portraits as a picture
         * @description The position as your seat may see it, or a spectator, drawn as SVG for light and dark surroundings, with a text alternative. Without a token it shows what everybody may see, so it can stand in an `<img>`.
         */
        get: operations["drawPortraits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portraits/{id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a move in Portraits
         * @description Accepted exactly when the move is in `legalMoves`; otherwise 422 `illegal-move` names the rule, and nothing is recorded. Send `expectedVersion` so that a move never meets a position that you have not seen.
         */
        post: operations["movePortraits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portraits/{id}/moves/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whether a move is legal in Portraits
         * @description Answers as the move would be answered, and changes nothing.
         */
        post: operations["checkPortraitsMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portraits/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read or follow the log of a game of Portraits
         * @description One entry per fact for every viewer, with what that viewer may know; an entry never changes later.
         *
         *     - `Accept: application/json`: a page. With `Prefer: wait=20` the answer waits until there is something after `after`, or is an empty page when the time is up or the game over.
         *     - `Accept: text/event-stream`: server-sent events, entries from `Last-Event-ID` (else `after`, else 0) on and then new ones as they come. Browsers' `EventSource` can follow public and unlisted games; it sends no token.
         *     - `Accept: application/x-ndjson`: the same, a JSON object a line.
         *
         *     A stream ends when the game is over, or with a pause: come back then, from where you are, and you miss nothing.
         */
        get: operations["listPortraitsEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portraits/{id}/fairness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the deal of a game of Portraits
         * @description The promise before the deal, and after the end the seed and orders that prove it was kept.
         */
        get: operations["getPortraitsFairness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portraits/{id}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up a game of Portraits
         * @description The game is lost (`resigned`), and its cards are shown.
         */
        post: operations["resignPortraits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portraits/{id}/forks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play on from another point of a game of Portraits
         * @description A new private game of yours with the same future cards. Any finished game, or your own running one with free undo; the origin counts it in `assists.forks`.
         */
        post: operations["forkPortraits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portraits/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take moves of Portraits back
         * @description The last move, or all after `toVersion`. The log only grows: the version goes up, the view is that of then, and the future cards are the same.
         */
        post: operations["undoPortraits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portraits/{id}/hints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a hint in Portraits
         * @description A move and why, from what you see and nothing else. Recorded in the log and counted in `assists`.
         */
        post: operations["hintPortraits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/picture-gallery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a game of Picture Gallery
         * @description A patience for two decks: 24 places in three rows are built up in steps of three, until only pictures show. With the variants Royal Parade, last row backwards and Mod3. Without a token a guest is made; the answer then carries `credentials`.
         */
        post: operations["createPictureGalleryGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/picture-gallery/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at a game of Picture Gallery
         * @description What your seat may see, or a spectator. With `If-None-Match` an unchanged position is 304.
         */
        get: operations["getPictureGalleryGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/picture-gallery/{id}/board.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See a game of Picture Gallery as a picture
         * @description The position as your seat may see it, or a spectator, drawn as SVG for light and dark surroundings, with a text alternative. Without a token it shows what everybody may see, so it can stand in an `<img>`.
         */
        get: operations["drawPictureGallery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/picture-gallery/{id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a move in Picture Gallery
         * @description Accepted exactly when the move is in `legalMoves`; otherwise 422 `illegal-move` names the rule, and nothing is recorded. Send `expectedVersion` so that a move never meets a position that you have not seen.
         */
        post: operations["movePictureGallery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/picture-gallery/{id}/moves/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whether a move is legal in Picture Gallery
         * @description Answers as the move would be answered, and changes nothing.
         */
        post: operations["checkPictureGalleryMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/picture-gallery/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read or follow the log of a game of Picture Gallery
         * @description One entry per fact for every viewer, with what that viewer may know; an entry never changes later.
         *
         *     - `Accept: application/json`: a page. With `Prefer: wait=20` the answer waits until there is something after `after`, or is an empty page when the time is up or the game over.
         *     - `Accept: text/event-stream`: server-sent events, entries from `Last-Event-ID` (else `after`, else 0) on and then new ones as they come. Browsers' `EventSource` can follow public and unlisted games; it sends no token.
         *     - `Accept: application/x-ndjson`: the same, a JSON object a line.
         *
         *     A stream ends when the game is over, or with a pause: come back then, from where you are, and you miss nothing.
         */
        get: operations["listPictureGalleryEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/picture-gallery/{id}/fairness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the deal of a game of Picture Gallery
         * @description The promise before the deal, and after the end the seed and orders that prove it was kept.
         */
        get: operations["getPictureGalleryFairness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/picture-gallery/{id}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up a game of Picture Gallery
         * @description The game is lost (`resigned`), and its cards are shown.
         */
        post: operations["resignPictureGallery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/picture-gallery/{id}/forks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play on from another point of a game of Picture Gallery
         * @description A new private game of yours with the same future cards. Any finished game, or your own running one with free undo; the origin counts it in `assists.forks`.
         */
        post: operations["forkPictureGallery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/picture-gallery/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take moves of Picture Gallery back
         * @description The last move, or all after `toVersion`. The log only grows: the version goes up, the view is that of then, and the future cards are the same.
         */
        post: operations["undoPictureGallery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/picture-gallery/{id}/hints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a hint in Picture Gallery
         * @description A move and why, from what you see and nothing else. Recorded in the log and counted in `assists`.
         */
        post: operations["hintPictureGallery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants-solitaire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a game of Merchant's Solitaire
         * @description Twelve customers bring used items to your shop. Match their offers, please them with the types they prefer, and earn ten or more cards of guild standing. Without a token a guest is made; the answer then carries `credentials`.
         */
        post: operations["createMerchantsSolitaireGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants-solitaire/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at a game of Merchant's Solitaire
         * @description What your seat may see, or a spectator. With `If-None-Match` an unchanged position is 304.
         */
        get: operations["getMerchantsSolitaireGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants-solitaire/{id}/board.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See a game of Merchant's Solitaire as a picture
         * @description The position as your seat may see it, or a spectator, drawn as SVG for light and dark surroundings, with a text alternative. Without a token it shows what everybody may see, so it can stand in an `<img>`.
         */
        get: operations["drawMerchantsSolitaire"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants-solitaire/{id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a move in Merchant's Solitaire
         * @description Accepted exactly when the move is in `legalMoves`; otherwise 422 `illegal-move` names the rule, and nothing is recorded. Send `expectedVersion` so that a move never meets a position that you have not seen.
         */
        post: operations["moveMerchantsSolitaire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants-solitaire/{id}/moves/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whether a move is legal in Merchant's Solitaire
         * @description Answers as the move would be answered, and changes nothing.
         */
        post: operations["checkMerchantsSolitaireMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants-solitaire/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read or follow the log of a game of Merchant's Solitaire
         * @description One entry per fact for every viewer, with what that viewer may know; an entry never changes later.
         *
         *     - `Accept: application/json`: a page. With `Prefer: wait=20` the answer waits until there is something after `after`, or is an empty page when the time is up or the game over.
         *     - `Accept: text/event-stream`: server-sent events, entries from `Last-Event-ID` (else `after`, else 0) on and then new ones as they come. Browsers' `EventSource` can follow public and unlisted games; it sends no token.
         *     - `Accept: application/x-ndjson`: the same, a JSON object a line.
         *
         *     A stream ends when the game is over, or with a pause: come back then, from where you are, and you miss nothing.
         */
        get: operations["listMerchantsSolitaireEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants-solitaire/{id}/fairness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the deal of a game of Merchant's Solitaire
         * @description The promise before the deal, and after the end the seed and orders that prove it was kept.
         */
        get: operations["getMerchantsSolitaireFairness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants-solitaire/{id}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up a game of Merchant's Solitaire
         * @description The game is lost (`resigned`), and its cards are shown.
         */
        post: operations["resignMerchantsSolitaire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants-solitaire/{id}/forks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play on from another point of a game of Merchant's Solitaire
         * @description A new private game of yours with the same future cards. Any finished game, or your own running one with free undo; the origin counts it in `assists.forks`.
         */
        post: operations["forkMerchantsSolitaire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants-solitaire/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take moves of Merchant's Solitaire back
         * @description The last move, or all after `toVersion`. The log only grows: the version goes up, the view is that of then, and the future cards are the same.
         */
        post: operations["undoMerchantsSolitaire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants-solitaire/{id}/hints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a hint in Merchant's Solitaire
         * @description A move and why, from what you see and nothing else. Recorded in the log and counted in `assists`.
         */
        post: operations["hintMerchantsSolitaire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/kunstmarkt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a game of Der Prestel Kunstmarkt
         * @description Deal in art: buy pictures cheaply, find the customer who wants just that picture, and be the richest dealer. By Franz-Benno Delonge, for three to five players. Without a token a guest is made; the answer then carries `credentials`.
         */
        post: operations["createKunstmarktGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/kunstmarkt/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at a game of Der Prestel Kunstmarkt
         * @description What your seat may see, or a spectator. With `If-None-Match` an unchanged position is 304.
         */
        get: operations["getKunstmarktGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/kunstmarkt/{id}/board.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See a game of Der Prestel Kunstmarkt as a picture
         * @description The position as your seat may see it, or a spectator, drawn as SVG for light and dark surroundings, with a text alternative. Without a token it shows what everybody may see, so it can stand in an `<img>`.
         */
        get: operations["drawKunstmarkt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/kunstmarkt/{id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a move in Der Prestel Kunstmarkt
         * @description Accepted exactly when the move is in `legalMoves`; otherwise 422 `illegal-move` names the rule, and nothing is recorded. Send `expectedVersion` so that a move never meets a position that you have not seen.
         */
        post: operations["moveKunstmarkt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/kunstmarkt/{id}/moves/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whether a move is legal in Der Prestel Kunstmarkt
         * @description Answers as the move would be answered, and changes nothing.
         */
        post: operations["checkKunstmarktMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/kunstmarkt/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read or follow the log of a game of Der Prestel Kunstmarkt
         * @description One entry per fact for every viewer, with what that viewer may know; an entry never changes later.
         *
         *     - `Accept: application/json`: a page. With `Prefer: wait=20` the answer waits until there is something after `after`, or is an empty page when the time is up or the game over.
         *     - `Accept: text/event-stream`: server-sent events, entries from `Last-Event-ID` (else `after`, else 0) on and then new ones as they come. Browsers' `EventSource` can follow public and unlisted games; it sends no token.
         *     - `Accept: application/x-ndjson`: the same, a JSON object a line.
         *
         *     A stream ends when the game is over, or with a pause: come back then, from where you are, and you miss nothing.
         */
        get: operations["listKunstmarktEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/kunstmarkt/{id}/fairness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the deal of a game of Der Prestel Kunstmarkt
         * @description The promise before the deal, and after the end the seed and orders that prove it was kept.
         */
        get: operations["getKunstmarktFairness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/kunstmarkt/{id}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up a game of Der Prestel Kunstmarkt
         * @description Your seat gives up; at a waiting table it is free again, and the last to go closes the table.
         */
        post: operations["resignKunstmarkt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/kunstmarkt/{id}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sit down at a table of Der Prestel Kunstmarkt
         * @description Takes an open seat, or (as the creator) puts a bot on one. When the last seat is filled the cards are dealt. Without a token a guest is made; the answer then carries `credentials`.
         */
        post: operations["takeKunstmarktSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/kunstmarkt/{id}/timeouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a seat that is away resigned
         * @description Any other seat may ask for it once the deadline of the awaited seat has passed.
         */
        post: operations["timeOutKunstmarktSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/kunstmarkt/{id}/forks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play on from another point of a game of Der Prestel Kunstmarkt
         * @description A new private game of yours with the same future cards. Only finished games are forked.
         */
        post: operations["forkKunstmarkt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List every kind of problem
         * @description What each code means and what to do about it.
         */
        get: operations["listProblems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read about a kind of problem
         * @description The page that the `type` of a problem names. `illegal-move` lists every reason of every ruleset.
         */
        get: operations["getProblem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether the process runs
         * @description Says nothing of the database.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether the database answers
         * @description 503 while it does not, so that no requests are sent here.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Everybody left the table before the deal. */
        AbandonedOutcome: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            result: "abandoned";
        };
        /** @description How much help a game has had. */
        Assists: {
            /** @description How many times moves were taken back. */
            undos: number;
            /** @description How many hints were given. */
            hints: number;
            /** @description How many games were forked from this one. */
            forks: number;
        };
        /** @description A seat whose decision the game waits for. */
        Awaited: {
            /** @description The seat, from 0. */
            seat: number;
            /** @description What kind of decision it is. */
            decision: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            since: string;
            /** @description Until when; null without a limit. ISO 8601, UTC. */
            deadline: string | null;
        };
        /**
         * @description A card: rank (A, 2–10, J, Q, K), then suit (S spades, H hearts, D diamonds, C clubs).
         * @example 10D
         * @enum {string}
         */
        Card: "AS" | "2S" | "3S" | "4S" | "5S" | "6S" | "7S" | "8S" | "9S" | "10S" | "JS" | "QS" | "KS" | "AH" | "2H" | "3H" | "4H" | "5H" | "6H" | "7H" | "8H" | "9H" | "10H" | "JH" | "QH" | "KH" | "AD" | "2D" | "3D" | "4D" | "5D" | "6D" | "7D" | "8D" | "9D" | "10D" | "JD" | "QD" | "KD" | "AC" | "2C" | "3C" | "4C" | "5C" | "6C" | "7C" | "8C" | "9C" | "10C" | "JC" | "QC" | "KC";
        /** @description A card by its id, with its name in words. */
        CardName: {
            /** @description Its id. */
            id: string;
            /** @description The card in words. */
            name: string;
        };
        /** @description Whether a move would be accepted now, and if not, why. */
        CheckedMove: {
            /** @description Whether it would be accepted now. */
            legal: boolean;
            refusal?: components["schemas"]["Refusal"];
        };
        /** @description With `illegal-move`: where to read on. */
        CitedLinks: {
            /**
             * @description Where the paragraph can be read.
             * @example /rules/portraits#PO-7
             */
            rule: string;
        };
        /** @description What a new game of Der Prestel Kunstmarkt is to be like. */
        CreateKunstmarkt: {
            /**
             * @description How many play.
             * @default 3
             */
            players?: number;
            /** @description Who begins; must be below `players`. Left out: drawn by lot at the deal. */
            firstSeat?: number;
            /**
             * @description Seconds for each decision: 0 for no limit, else 60 to 1,209,600.
             * @default 259200
             */
            turnSeconds?: 0 | number;
            deal?: components["schemas"]["KunstmarktDealRequest"];
            /**
             * @description unlisted: who knows the id may look on. public: listed, too. private: for its seats alone.
             * @default unlisted
             * @enum {string}
             */
            visibility?: "unlisted" | "public" | "private";
            /**
             * @description 1 to 80 characters, none for control or direction, and something to see.
             * @example Sunday game
             */
            title?: string;
            /**
             * @description The name of the guest that a request without a token makes; without effect with a token.
             * @example Ada
             */
            name?: string;
            /**
             * @description Seats that bots take. Seat 0 is yours.
             * @default []
             * @example [
             *       1,
             *       2
             *     ]
             */
            bots?: number[];
            /**
             * @description Goes into the shuffle, so that the server alone cannot choose it.
             * @example my-own-luck
             */
            clientSeed?: string;
        };
        /** @description What a new game of Merchant's Solitaire is to be like. */
        CreateMerchantsSolitaire: {
            /**
             * @default {
             *       "loyalPatrons": false,
             *       "checkInTheBack": false,
             *       "superExclusive": false,
             *       "vandals": 0
             *     }
             */
            variants?: components["schemas"]["MerchantsSolitaireVariantsInput"];
            deal?: components["schemas"]["MerchantsSolitaireDealRequest"];
            /**
             * @description unlisted: who knows the id may look on. public: listed, too. private: for its seats alone.
             * @default unlisted
             * @enum {string}
             */
            visibility?: "unlisted" | "public" | "private";
            /**
             * @description 1 to 80 characters, none for control or direction, and something to see.
             * @example Sunday game
             */
            title?: string;
            /**
             * @description The name of the guest that a request without a token makes; without effect with a token.
             * @example Ada
             */
            name?: string;
            /**
             * @description Whether moves may be taken back.
             * @default free
             * @enum {string}
             */
            undo?: "free" | "off";
        };
        /** @description What a new game of Picture Gallery is to be like. */
        CreatePictureGallery: {
            /**
             * @description `standard`; `royal-parade`: no aces, empty reserve places stay empty until the next row; `last-row-backwards`: the last row may be dealt from right to left; `mod3`: no refilling, any available card may go to an empty reserve place at any time (PG-16).
             * @default standard
             * @enum {string}
             */
            variant?: "standard" | "royal-parade" | "last-row-backwards" | "mod3";
            /**
             * @description Who puts the aces out: the player, or the game after each move (PG-7).
             * @default by-hand
             * @enum {string}
             */
            aces?: "by-hand" | "automatic";
            /**
             * @description Whether a row may be dealt while other moves are legal (PG-14).
             * @default any-time
             * @enum {string}
             */
            dealing?: "any-time" | "when-stuck";
            deal?: components["schemas"]["PictureGalleryDealRequest"];
            /**
             * @description unlisted: who knows the id may look on. public: listed, too. private: for its seats alone.
             * @default unlisted
             * @enum {string}
             */
            visibility?: "unlisted" | "public" | "private";
            /**
             * @description 1 to 80 characters, none for control or direction, and something to see.
             * @example Sunday game
             */
            title?: string;
            /**
             * @description The name of the guest that a request without a token makes; without effect with a token.
             * @example Ada
             */
            name?: string;
            /**
             * @description Whether moves may be taken back.
             * @default free
             * @enum {string}
             */
            undo?: "free" | "off";
        };
        /** @description What a new game of Portraits is to be like. */
        CreatePortraits: {
            deal?: components["schemas"]["PortraitsDealRequest"];
            /**
             * @description unlisted: who knows the id may look on. public: listed, too. private: for its seats alone.
             * @default unlisted
             * @enum {string}
             */
            visibility?: "unlisted" | "public" | "private";
            /**
             * @description 1 to 80 characters, none for control or direction, and something to see.
             * @example Sunday game
             */
            title?: string;
            /**
             * @description The name of the guest that a request without a token makes; without effect with a token.
             * @example Ada
             */
            name?: string;
            /**
             * @description Whether moves may be taken back.
             * @default free
             * @enum {string}
             */
            undo?: "free" | "off";
        };
        /** @description Of the guest that this request made. The token is shown this once. */
        Credentials: {
            /** @description Who the token stands for. */
            playerId: string;
            /** @description Send it as `Authorization: Bearer …`. It is shown this once. */
            token: string;
        };
        /** @description Everybody's deal of that day. */
        DailyDeal: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "daily";
            /**
             * Format: date
             * @description A UTC day, YYYY-MM-DD. Absent: today.
             * @example 2026-11-30
             */
            date?: string;
        };
        /** @description The kind of deal, and its number or date where it has one. */
        Deal: {
            /** @description `secret`, `numbered`, `daily`, `cards`, or a kind of the ruleset. */
            kind: string;
            /** @description The number of the deal. */
            number?: number;
            /** @description The UTC day of a daily deal, YYYY-MM-DD. */
            date?: string;
        };
        /** @description The cards were shuffled; every pile with its size. */
        DealtEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "dealt";
            /** @description By the name of the pile. */
            piles: {
                [key: string]: number;
            };
        };
        /** @description A way in which games end; `result` and `reason` as in an outcome. */
        Ending: {
            /** @description How it ended. */
            result: string;
            /** @description Why, as a word that does not change. */
            reason?: string;
            /** @description When it happens, as the end of a sentence. */
            when: string;
        };
        /** @description A kind of event, and the JSON Schema of one. */
        EventType: {
            /** @description As in `event.type` of an entry. */
            type: string;
            /** @description What it means. */
            meaning: string;
            /** @description JSON Schema, 2020-12. */
            schema: {
                [key: string]: unknown;
            };
        };
        /** @description `order` is the draw order, next card first. */
        FairPile: {
            /** @description The pile before the shuffle. */
            unshuffled: string[];
            /** @description The draw order, next card first; null while the game runs. */
            order: string[] | null;
        };
        /** @description How the cards were ordered. Seed and orders are null while the game runs. */
        Fairness: {
            /** @description `salon-1`, `given` or `kpatience`. */
            algorithm: string;
            deal: components["schemas"]["Deal"];
            /** @description SHA-256 of the seed, in hex, from before the deal; null where the deal is open anyway. */
            commitment: string | null;
            /** @description The seed in hex once the game is over; null before, and where there is none. */
            serverSeed: string | null;
            /** @description By seat; an absent one is empty. */
            clientSeeds: string[];
            /** @description By the name of the pile. */
            piles: {
                [key: string]: components["schemas"]["FairPile"];
            };
        };
        /** @description The promise made before the deal; the seed once the game is over. */
        FairnessNote: {
            /** @description SHA-256 of the seed, in hex, from before the deal; null where the deal is open anyway. */
            commitment: string | null;
            /** @description The seed in hex once the game is over; null before, and where there is none. */
            serverSeed: string | null;
        };
        /** @description One fault of a body or a query. */
        FieldError: {
            /** @description JSON Pointer to the faulty field, or `/` and the parameter. */
            pointer: string;
            /** @description What is wrong there. */
            message: string;
        };
        /** @description Where the new game is to go on from, and on which seat. */
        ForkRequest: {
            /** @description A version at which the game ran. Absent: the current one, or the last one before the end. */
            at?: number;
            /** @description The seat to take; bots take the others. Absent: the one you held, else 0. */
            seat?: number;
        };
        /** @description The game is over. */
        GameFinishedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "gameFinished";
            outcome: components["schemas"]["Outcome"];
        };
        /** @description Newest first; `next` is the cursor of the next page, null on the last. */
        GamesPage: {
            /** @description Newest first. */
            games: components["schemas"]["ListedGame"][];
            /** @description What to ask for the next page with; null on the last. */
            next: string | null;
        };
        /** @description The service is well. */
        Health: {
            /** @constant */
            name: "salon";
            /** @description The release of the service. */
            version: string;
            /** @constant */
            status: "ok";
        };
        /** @description Nothing is to be said. */
        HintRequest: Record<string, never>;
        /** @description The offer that is sold unless a better one comes. */
        KunstmarktBestOffer: {
            /** @description The seat, from 0. */
            seat: number;
            picture: components["schemas"]["KunstmarktPictureId"];
        };
        /**
         * @description What the customer wants as much of as possible: the higher recognition, the larger, the smaller, the earlier, the later picture wins.
         * @enum {string}
         */
        KunstmarktBlackCriterion: "famous" | "large" | "small" | "old" | "new";
        /** @description Buy the picture from its price place. With four pictures in hand `discard` names the one to discard first; else it is left out (KM-6). */
        KunstmarktBuyPictureMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "buyPicture";
            picture: components["schemas"]["KunstmarktPictureId"];
            discard?: components["schemas"]["KunstmarktPictureId"];
        };
        /** @description The given order, next card first. Never echoed while the game runs. */
        KunstmarktCardsDeal: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "cards";
            /** @description The order of the pictures, next one first. */
            pictures: components["schemas"]["KunstmarktPictureId"][];
            /** @description The order of the customer cards, next one first. */
            customers: components["schemas"]["KunstmarktCustomerId"][];
        };
        /**
         * @description What kind of picture it is; some belong to two.
         * @enum {string}
         */
        KunstmarktCategory: "biblical" | "portrait" | "nude" | "genre" | "landscape" | "modern";
        /** @description Only pictures of this category. */
        KunstmarktCategoryWanted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "category";
            category: components["schemas"]["KunstmarktCategory"];
        };
        /** @description The move that is asked about. */
        KunstmarktCheckRequest: {
            move: components["schemas"]["KunstmarktMove"];
        };
        /** @description Only pictures of one of these countries. */
        KunstmarktCountriesWanted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "countries";
            /** @description Where painters come from. */
            countries: components["schemas"]["KunstmarktCountry"][];
        };
        /**
         * @description The country a painter is counted to.
         * @enum {string}
         */
        KunstmarktCountry: "Germany" | "Netherlands" | "Russia" | "France" | "Italy" | "Spain";
        /** @description A customer card. */
        KunstmarktCustomer: {
            id: components["schemas"]["KunstmarktCustomerId"];
            /** @description null: any picture will do. */
            grey: components["schemas"]["KunstmarktGreyCriterion"] | null;
            black: components["schemas"]["KunstmarktBlackCriterion"];
            /** @description What the customer pays for a picture. */
            pays: number;
            /** @description What public texts about the published game say of this card. */
            attested?: string;
        };
        /** @description Table → discard pile; the sale is over. */
        KunstmarktCustomerDiscardedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "customerDiscarded";
            customer: components["schemas"]["KunstmarktCustomerId"];
        };
        /** @description Customer stack → hand. */
        KunstmarktCustomerDrawnEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "customerDrawn";
            /** @description The seat, from 0. */
            seat: number;
            /** @description null for everybody but the seat itself. */
            customer: components["schemas"]["KunstmarktCustomerId"] | null;
        };
        /**
         * @description A customer card of the deck, by its id.
         * @example c09-portrait-famous
         * @enum {string}
         */
        KunstmarktCustomerId: "c01-deutschland-famous" | "c02-deutschland-large" | "c03-deutschland-small" | "c04-deutschland-new" | "c05-niederlande-large" | "c06-niederlande-small" | "c07-niederlande-russland-old" | "c08-romanisch-famous" | "c09-portrait-famous" | "c10-portrait-small" | "c11-biblical-small" | "c12-biblical-old" | "c13-modern-famous" | "c14-modern-new" | "c15-nude-large" | "c16-nude-new" | "c17-landscape-large" | "c18-landscape-old" | "c19-any-famous-a" | "c20-any-famous-b" | "c21-any-famous-c" | "c22-any-large-a" | "c23-any-large-b" | "c24-any-small-a" | "c25-any-small-b" | "c26-any-old" | "c27-any-new-a" | "c28-any-new-b";
        /** @description Hand → table, face up. */
        KunstmarktCustomerPlayedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "customerPlayed";
            /** @description The seat, from 0. */
            seat: number;
            customer: components["schemas"]["KunstmarktCustomerId"];
            /** @description The seats to be asked, in order. */
            toOffer: number[];
        };
        /** @description Customer stack → hand. */
        KunstmarktCustomersDealtEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "customersDealt";
            /** @description The seat, from 0. */
            seat: number;
            /** @description How many. */
            count: number;
            /** @description null for everybody but the seat itself. */
            customers: components["schemas"]["KunstmarktCustomerId"][] | null;
        };
        /**
         * @description How the cards are ordered.
         * @default {
         *       "kind": "secret"
         *     }
         */
        KunstmarktDealRequest: components["schemas"]["SecretDeal"] | components["schemas"]["KunstmarktCardsDeal"];
        /** @description All cards, in the order of the unshuffled piles. A reconstruction from facts about real paintings, made to meet every published figure of the game; not the printed list. */
        KunstmarktDeck: {
            /** @description Pictures, by id. */
            pictures: components["schemas"]["KunstmarktPicture"][];
            /** @description Customer cards, by id. */
            customers: components["schemas"]["KunstmarktCustomer"][];
            /** @description The price places, the cheapest first. */
            prices: number[];
        };
        /** @description Draw a customer card (KM-5). */
        KunstmarktDrawCustomerMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "drawCustomer";
        };
        /** @description One line of the log, as you may know it. */
        KunstmarktEntry: {
            /** @description The number of the entry, from 1 without gaps. The same for every viewer. */
            seq: number;
            /** @description 0 up to the deal, then counts accepted moves. */
            moveNumber: number;
            /**
             * Format: date-time
             * @description When the request was accepted. ISO 8601, UTC.
             */
            time: string;
            /** @description The seat whose request brought it about; null for the deal and for what nobody asked for. */
            seat: number | null;
            event: components["schemas"]["KunstmarktEvent"];
            /**
             * @description With `?annotated=true`: the event in plain English. Seats are called by their numbers.
             * @example The cards are dealt.
             */
            text?: string;
            /**
             * @description With `?annotated=true`: the version that the entry belongs to; `?at=` shows the game at it.
             * @example 13
             */
            version?: number;
        };
        /** @description A fact, as you may know it. */
        KunstmarktEvent: components["schemas"]["KunstmarktGameCreatedEvent"] | components["schemas"]["SeatTakenEvent"] | components["schemas"]["SeatLeftEvent"] | components["schemas"]["DealtEvent"] | components["schemas"]["SeatResignedEvent"] | components["schemas"]["GameFinishedEvent"] | components["schemas"]["KunstmarktPicturesDealtEvent"] | components["schemas"]["KunstmarktCustomersDealtEvent"] | components["schemas"]["KunstmarktCustomerDrawnEvent"] | components["schemas"]["KunstmarktHandRemovedEvent"] | components["schemas"]["KunstmarktPicturePlacedEvent"] | components["schemas"]["KunstmarktTurnBeganEvent"] | components["schemas"]["KunstmarktPictureDiscardedEvent"] | components["schemas"]["KunstmarktPictureBoughtEvent"] | components["schemas"]["KunstmarktPictureMovedEvent"] | components["schemas"]["KunstmarktCustomerPlayedEvent"] | components["schemas"]["KunstmarktPictureOfferedEvent"] | components["schemas"]["KunstmarktOfferPassedEvent"] | components["schemas"]["KunstmarktPictureSoldEvent"] | components["schemas"]["KunstmarktPictureReturnedEvent"] | components["schemas"]["KunstmarktCustomerDiscardedEvent"];
        /** @description The game was created with these options. */
        KunstmarktGameCreatedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "gameCreated";
            /** @constant */
            ruleset: "kunstmarkt";
            /** @description The version of the rules; it goes up when they are mended. */
            rulesVersion: number;
            options: components["schemas"]["KunstmarktOptions"];
            /** @description How many seats the game has. */
            seats: number;
            /**
             * @description `unlisted`: who knows the id may look on. `public`: listed, too. `private`: for its seats alone.
             * @enum {string}
             */
            visibility: "unlisted" | "public" | "private";
            /**
             * @description Whether moves may be taken back. Always `off` where several play.
             * @enum {string}
             */
            undo: "free" | "off";
            /** @description What the creator called it; null without a title. */
            title: string | null;
            deal: components["schemas"]["Deal"];
            /** @description SHA-256 of the seed, in hex, from before the deal; null where the deal is open anyway. */
            commitment: string | null;
            /** @description The game that this one was forked from, and where; null if it was not. */
            forkedFrom: components["schemas"]["Origin"] | null;
        };
        /** @description Which pictures the customer looks at at all. */
        KunstmarktGreyCriterion: components["schemas"]["KunstmarktCountriesWanted"] | components["schemas"]["KunstmarktCategoryWanted"];
        /** @description The cards in a hand, by id in alphabetical order. */
        KunstmarktHand: {
            /** @description Pictures, by id. */
            pictures: components["schemas"]["KunstmarktPictureId"][];
            /** @description Customer cards, by id. */
            customers: components["schemas"]["KunstmarktCustomerId"][];
        };
        /** @description A seat left: its hand → out of play. */
        KunstmarktHandRemovedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "handRemoved";
            /** @description The seat, from 0. */
            seat: number;
            /** @description How many pictures it held. */
            pictureCount: number;
            /** @description How many customer cards it held. */
            customerCount: number;
            /** @description null for everybody but the seat itself. */
            pictures: components["schemas"]["KunstmarktPictureId"][] | null;
            /** @description null for everybody but the seat itself. */
            customers: components["schemas"]["KunstmarktCustomerId"][] | null;
        };
        /** @description A move that would be accepted now. */
        KunstmarktLegalMove: {
            move: components["schemas"]["KunstmarktMove"];
            /** @description The move in plain English. */
            label: string;
        };
        /** @description `next` is the `after` of the next page; null at the end. */
        KunstmarktLogPage: {
            /** @description Entries of the log, in order. */
            events: components["schemas"]["KunstmarktEntry"][];
            /** @description The version of the game: the last seq of an accepted request. */
            version: number;
            /** @description What to ask for the next page with; null on the last. */
            next: number | null;
        };
        /** @description In a turn: drawCustomer, buyPicture or playCustomer. While a customer shops: offer or pass. */
        KunstmarktMove: components["schemas"]["KunstmarktDrawCustomerMove"] | components["schemas"]["KunstmarktBuyPictureMove"] | components["schemas"]["KunstmarktPlayCustomerMove"] | components["schemas"]["KunstmarktOfferMove"] | components["schemas"]["KunstmarktPassMove"];
        /** @description A move, and the version that it was decided on. */
        KunstmarktMoveRequest: {
            move: components["schemas"]["KunstmarktMove"];
            /**
             * @description The version that you decided on; 409 `stale-version` if it is no longer the current one.
             * @example 13
             */
            expectedVersion?: number;
        };
        /** @description What a seat offered; null if it passed. */
        KunstmarktOffer: {
            /** @description The seat, from 0. */
            seat: number;
            /** @description The picture; null if the seat passed. */
            picture: components["schemas"]["KunstmarktPictureId"] | null;
        };
        /** @description Offer the customer a picture from the hand (KM-11). */
        KunstmarktOfferMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "offer";
            picture: components["schemas"]["KunstmarktPictureId"];
        };
        /** @description The seat offers nothing. */
        KunstmarktOfferPassedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "offerPassed";
            /** @description The seat, from 0. */
            seat: number;
        };
        /** @description How a game of Kunstmarkt is set up. */
        KunstmarktOptions: {
            /**
             * @description How many play.
             * @default 3
             */
            players: number;
            /** @description Who begins; must be below `players`. Left out: drawn by lot at the deal. */
            firstSeat?: number;
            /**
             * @description Seconds for each decision: 0 for no limit, else 60 to 1,209,600.
             * @default 259200
             */
            turnSeconds: 0 | number;
        };
        /** @description Offer the customer nothing (KM-11). */
        KunstmarktPassMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pass";
        };
        /** @description A picture tile, with the sources of its facts. */
        KunstmarktPicture: {
            id: components["schemas"]["KunstmarktPictureId"];
            /** @description Who painted it. */
            artist: string;
            /** @description The title of the painting. */
            title: string;
            /** @description The title in German, as on a tile of the published game. */
            titleDe: string;
            country: components["schemas"]["KunstmarktCountry"];
            /** @description When it was painted. */
            year: number;
            /** @description Height times width in square metres. */
            sizeM2: number;
            /** @description Recognition of the artist’s name, in per cent. */
            fame: number;
            /** @description What it shows; one or two. */
            categories: components["schemas"]["KunstmarktCategory"][];
            /** @description Height and width of the painting. */
            dimensionsCm: [
                number,
                number
            ];
            /** @description Where year and dimensions are taken from. */
            source: string;
            /** @description The date in words where it is a span. */
            dated?: string;
            /** @description What public texts about the published game say of this card. */
            attested?: string;
            /** @description Where the card departs from its source. */
            note?: string;
        };
        /** @description Price place → hand; the price goes to the bank. */
        KunstmarktPictureBoughtEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pictureBought";
            /** @description The seat, from 0. */
            seat: number;
            picture: components["schemas"]["KunstmarktPictureId"];
            /**
             * @description A price place: 2,000, 5,000, 8,000, 10,000 or 15,000.
             * @example 5000
             */
            price: number;
        };
        /** @description Hand → discard pile, to make room. */
        KunstmarktPictureDiscardedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pictureDiscarded";
            /** @description The seat, from 0. */
            seat: number;
            picture: components["schemas"]["KunstmarktPictureId"];
        };
        /**
         * @description A picture of the deck, by its id.
         * @example leonardo-mona-lisa-1503
         * @enum {string}
         */
        KunstmarktPictureId: "schongauer-rosenhag-1473" | "duerer-self-portrait-1500" | "gruenewald-verspottung-1504" | "altdorfer-donaulandschaft-1522" | "cranach-adam-eva-1526" | "holbein-gisze-1532" | "elsheimer-flucht-1609" | "friedrich-kreidefelsen-1818" | "spitzweg-armer-poet-1839" | "menzel-balkonzimmer-1845" | "leibl-drei-frauen-1882" | "liebermann-flachsscheuer-1887" | "stuck-suende-1893" | "corinth-skelett-1896" | "modersohn-becker-hochzeitstag-1906" | "marc-blaues-pferd-1911" | "kirchner-potsdamer-platz-1914" | "richter-brigid-polk-1971" | "bisky-das-sollte-man-regeln-2002" | "abts-teete-2003" | "bouts-verkuendigung-1450" | "stockt-erloesung-1460" | "bruegel-bauernhochzeit-1568" | "rubens-venus-spiegel-1615" | "hals-heythuysen-1625" | "rembrandt-bathseba-1654" | "vermeer-spitzenkloepplerin-1670" | "van-gogh-kraehen-1890" | "mondrian-boogie-woogie-1943" | "schischkin-roggen-1878" | "kandinsky-komposition-8-1923" | "botticelli-verkuendigung-1489" | "leonardo-mona-lisa-1503" | "raffael-castiglione-1515" | "tizian-perseus-1556" | "caravaggio-loreto-1604" | "modigliani-akt-1917" | "el-greco-toledo-1599" | "velazquez-innozenz-1650" | "goya-sonnenschirm-1777" | "picasso-drei-taenzer-1925" | "dali-bestaendigkeit-1931" | "watteau-pierrot-1719" | "vigee-le-brun-strohhut-1782" | "manet-fruehstueck-1868" | "monet-impression-1872" | "renoir-moulin-1876" | "gauguin-gelber-christus-1889";
        /** @description One price place down. */
        KunstmarktPictureMovedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pictureMoved";
            picture: components["schemas"]["KunstmarktPictureId"];
            /**
             * @description A price place: 2,000, 5,000, 8,000, 10,000 or 15,000.
             * @example 5000
             */
            from: number;
            /**
             * @description A price place: 2,000, 5,000, 8,000, 10,000 or 15,000.
             * @example 5000
             */
            to: number;
        };
        /** @description Hand → table, face up, for the played customer. */
        KunstmarktPictureOfferedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pictureOffered";
            /** @description The seat, from 0. */
            seat: number;
            picture: components["schemas"]["KunstmarktPictureId"];
        };
        /** @description Picture stack → price place. */
        KunstmarktPicturePlacedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "picturePlaced";
            picture: components["schemas"]["KunstmarktPictureId"];
            /**
             * @description A price place: 2,000, 5,000, 8,000, 10,000 or 15,000.
             * @example 5000
             */
            price: number;
        };
        /** @description An offer that was not sold: table → its owner’s hand, or out of play if the owner has left. */
        KunstmarktPictureReturnedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pictureReturned";
            /** @description The seat, from 0. */
            seat: number;
            picture: components["schemas"]["KunstmarktPictureId"];
        };
        /** @description Table → discard pile; the bank pays the seat. */
        KunstmarktPictureSoldEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pictureSold";
            /** @description The seat, from 0. */
            seat: number;
            picture: components["schemas"]["KunstmarktPictureId"];
            customer: components["schemas"]["KunstmarktCustomerId"];
            /** @description What the bank pays. */
            pays: number;
        };
        /** @description Picture stack → hand. */
        KunstmarktPicturesDealtEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "picturesDealt";
            /** @description The seat, from 0. */
            seat: number;
            /** @description How many. */
            count: number;
            /** @description null for everybody but the seat itself. */
            pictures: components["schemas"]["KunstmarktPictureId"][] | null;
        };
        /** @description Play a customer card from the hand (KM-8). */
        KunstmarktPlayCustomerMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "playCustomer";
            customer: components["schemas"]["KunstmarktCustomerId"];
        };
        /** @description The position after the request, and what it added to the log. */
        KunstmarktPlayed: {
            /** @description The game. */
            id: string;
            /** @constant */
            ruleset: "kunstmarkt";
            /** @description The version of the rules; it goes up when they are mended. */
            rulesVersion: number;
            /** @description What the creator called it; null without a title. */
            title: string | null;
            /**
             * @description `unlisted`: who knows the id may look on. `public`: listed, too. `private`: for its seats alone.
             * @enum {string}
             */
            visibility: "unlisted" | "public" | "private";
            /**
             * @description Whether moves may be taken back. Always `off` where several play.
             * @enum {string}
             */
            undo: "free" | "off";
            deal: components["schemas"]["Deal"];
            /** @description The game that this one was forked from, and where; null if it was not. */
            forkedFrom: components["schemas"]["Origin"] | null;
            /**
             * @description `waiting` while seats are open, `active` from the deal on, `finished` once there is an outcome.
             * @enum {string}
             */
            status: "waiting" | "active" | "finished";
            /** @description The last seq of the last accepted request. */
            version: number;
            /** @description Every seat, from 0. */
            seats: components["schemas"]["Seat"][];
            /** @description Your seat; null for a spectator. */
            you: number | null;
            /** @description Whose decision the game waits for; empty before the deal and after the end. */
            awaiting: components["schemas"]["Awaited"][];
            /** @description How the game ended; null while it runs. */
            outcome: components["schemas"]["Outcome"] | null;
            assists: components["schemas"]["Assists"];
            fairness: components["schemas"]["FairnessNote"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            updatedAt: string;
            options: components["schemas"]["KunstmarktOptions"];
            /** @description What you may see; null while the table waits. */
            view: components["schemas"]["KunstmarktView"] | null;
            /** @description Null unless it is your turn; absent with `?legalMoves=false`. */
            legalMoves?: components["schemas"]["KunstmarktLegalMove"][] | null;
            links: components["schemas"]["Links"];
            /** @description What this request added to the log. */
            events: components["schemas"]["KunstmarktEntry"][];
        };
        /** @description What everybody may know of a player. */
        KunstmarktPlayer: {
            /** @description The seat, from 0. */
            seat: number;
            /** @description Money in hand. */
            cash: number;
            /** @description How many pictures are in hand; an offered one counts. */
            pictures: number;
            /** @description How many customer cards are in hand. */
            customers: number;
        };
        /** @description A game as you may see it. */
        KunstmarktPosition: {
            /** @description The game. */
            id: string;
            /** @constant */
            ruleset: "kunstmarkt";
            /** @description The version of the rules; it goes up when they are mended. */
            rulesVersion: number;
            /** @description What the creator called it; null without a title. */
            title: string | null;
            /**
             * @description `unlisted`: who knows the id may look on. `public`: listed, too. `private`: for its seats alone.
             * @enum {string}
             */
            visibility: "unlisted" | "public" | "private";
            /**
             * @description Whether moves may be taken back. Always `off` where several play.
             * @enum {string}
             */
            undo: "free" | "off";
            deal: components["schemas"]["Deal"];
            /** @description The game that this one was forked from, and where; null if it was not. */
            forkedFrom: components["schemas"]["Origin"] | null;
            /**
             * @description `waiting` while seats are open, `active` from the deal on, `finished` once there is an outcome.
             * @enum {string}
             */
            status: "waiting" | "active" | "finished";
            /** @description The last seq of the last accepted request. */
            version: number;
            /** @description Every seat, from 0. */
            seats: components["schemas"]["Seat"][];
            /** @description Your seat; null for a spectator. */
            you: number | null;
            /** @description Whose decision the game waits for; empty before the deal and after the end. */
            awaiting: components["schemas"]["Awaited"][];
            /** @description How the game ended; null while it runs. */
            outcome: components["schemas"]["Outcome"] | null;
            assists: components["schemas"]["Assists"];
            fairness: components["schemas"]["FairnessNote"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            updatedAt: string;
            options: components["schemas"]["KunstmarktOptions"];
            /** @description What you may see; null while the table waits. */
            view: components["schemas"]["KunstmarktView"] | null;
            /** @description Null unless it is your turn; absent with `?legalMoves=false`. */
            legalMoves?: components["schemas"]["KunstmarktLegalMove"][] | null;
            links: components["schemas"]["Links"];
        };
        /** @description A price place and the picture that lies there. */
        KunstmarktPricePlace: {
            /**
             * @description A price place: 2,000, 5,000, 8,000, 10,000 or 15,000.
             * @example 5000
             */
            price: number;
            picture: components["schemas"]["KunstmarktPictureId"];
        };
        /** @description All about Der Prestel Kunstmarkt. */
        KunstmarktRuleset: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "kunstmarkt";
            /** @description The name of the game. */
            title: string;
            /** @description The version of the rules; it goes up when they are mended. */
            rulesVersion: number;
            seats: components["schemas"]["SeatRange"];
            /** @description The game in a sentence or two. */
            summary: string;
            links: components["schemas"]["RulesetLinks"];
            /** @description JSON Schema, 2020-12. */
            options: {
                [key: string]: unknown;
            };
            /** @description JSON Schema, 2020-12. */
            moves: {
                [key: string]: unknown;
            };
            /** @description Every kind of event of its log. */
            events: components["schemas"]["EventType"][];
            /** @description The paragraphs of the rules, in order. */
            rules: components["schemas"]["RuleParagraph"][];
            /** @description What `/v1/rulesets/{ruleset}/cards/{card}` draws; backs of cards too. */
            cards: components["schemas"]["CardName"][];
            deck: components["schemas"]["KunstmarktDeck"];
        };
        /** @description A played customer and the offers so far. */
        KunstmarktSale: {
            customer: components["schemas"]["KunstmarktCustomerId"];
            /** @description The seat that played the customer. */
            playedBy: number;
            /** @description The best offer so far; null without one. */
            best: components["schemas"]["KunstmarktBestOffer"] | null;
            /** @description In order of play. */
            offers: components["schemas"]["KunstmarktOffer"][];
            /** @description The seats still to be asked, the awaited one first. */
            toOffer: number[];
        };
        /** @description A hand after the end; of a seat that left, what it held. */
        KunstmarktSeatHand: {
            /** @description The seat, from 0. */
            seat: number;
            /** @description Pictures, by id. */
            pictures: components["schemas"]["KunstmarktPictureId"][];
            /** @description Customer cards, by id. */
            customers: components["schemas"]["KunstmarktCustomerId"][];
        };
        /** @description As after a move; with credentials if the request made a guest. */
        KunstmarktSeated: {
            /** @description The game. */
            id: string;
            /** @constant */
            ruleset: "kunstmarkt";
            /** @description The version of the rules; it goes up when they are mended. */
            rulesVersion: number;
            /** @description What the creator called it; null without a title. */
            title: string | null;
            /**
             * @description `unlisted`: who knows the id may look on. `public`: listed, too. `private`: for its seats alone.
             * @enum {string}
             */
            visibility: "unlisted" | "public" | "private";
            /**
             * @description Whether moves may be taken back. Always `off` where several play.
             * @enum {string}
             */
            undo: "free" | "off";
            deal: components["schemas"]["Deal"];
            /** @description The game that this one was forked from, and where; null if it was not. */
            forkedFrom: components["schemas"]["Origin"] | null;
            /**
             * @description `waiting` while seats are open, `active` from the deal on, `finished` once there is an outcome.
             * @enum {string}
             */
            status: "waiting" | "active" | "finished";
            /** @description The last seq of the last accepted request. */
            version: number;
            /** @description Every seat, from 0. */
            seats: components["schemas"]["Seat"][];
            /** @description Your seat; null for a spectator. */
            you: number | null;
            /** @description Whose decision the game waits for; empty before the deal and after the end. */
            awaiting: components["schemas"]["Awaited"][];
            /** @description How the game ended; null while it runs. */
            outcome: components["schemas"]["Outcome"] | null;
            assists: components["schemas"]["Assists"];
            fairness: components["schemas"]["FairnessNote"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            updatedAt: string;
            options: components["schemas"]["KunstmarktOptions"];
            /** @description What you may see; null while the table waits. */
            view: components["schemas"]["KunstmarktView"] | null;
            /** @description Null unless it is your turn; absent with `?legalMoves=false`. */
            legalMoves?: components["schemas"]["KunstmarktLegalMove"][] | null;
            links: components["schemas"]["Links"];
            /** @description What this request added to the log. */
            events: components["schemas"]["KunstmarktEntry"][];
            credentials?: components["schemas"]["Credentials"];
        };
        /** @description It is this seat’s turn. */
        KunstmarktTurnBeganEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "turnBegan";
            /** @description The seat, from 0. */
            seat: number;
        };
        /** @description What a seat or a spectator may see. */
        KunstmarktView: {
            /** @description The cheapest place first. */
            market: components["schemas"]["KunstmarktPricePlace"][];
            /** @description Pictures left, face down. */
            pictureStack: number;
            /** @description Customer cards left, face down. */
            customerStack: number;
            /** @description Every player, by seat. */
            players: components["schemas"]["KunstmarktPlayer"][];
            /** @description The hand of the seat that looks; null for a spectator. */
            hand: components["schemas"]["KunstmarktHand"] | null;
            /** @description The customer who is shopping; null in a turn. */
            sale: components["schemas"]["KunstmarktSale"] | null;
            /** @description In order, the last one on top. */
            discardedPictures: components["schemas"]["KunstmarktPictureId"][];
            /** @description In order, the last one on top. */
            discardedCustomers: components["schemas"]["KunstmarktCustomerId"][];
            /** @description All hands, after the end only. */
            hands?: components["schemas"]["KunstmarktSeatHand"][];
        };
        /** @description Where to go from here. */
        Links: {
            /** @description The thing itself. */
            self: string;
            /** @description Where to send a move. */
            moves: string;
            /** @description The log. */
            events: string;
            /** @description The position as a picture; null where the ruleset draws none. */
            board: string | null;
            /** @description The proof of the deal. */
            fairness: string;
            /** @description The rules, as people read them. */
            rules: string;
        };
        /** @description A game in a list. */
        ListedGame: {
            /** @description The game. */
            id: string;
            /** @description The ruleset. */
            ruleset: string;
            /** @description What the creator called it; null without a title. */
            title: string | null;
            /**
             * @description `waiting` while seats are open, `active` from the deal on, `finished` once there is an outcome.
             * @enum {string}
             */
            status: "waiting" | "active" | "finished";
            /** @description The version of the game: the last seq of an accepted request. */
            version: number;
            /** @description Every seat, from 0. */
            seats: components["schemas"]["Seat"][];
            /** @description Your seat; null for a spectator. */
            you: number | null;
            /** @description Whose decision the game waits for; empty before the deal and after the end. */
            awaiting: components["schemas"]["Awaited"][];
            deal: components["schemas"]["Deal"];
            /** @description How the game ended; null while it runs. */
            outcome: components["schemas"]["Outcome"] | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When something was added to the log last. ISO 8601, UTC.
             */
            updatedAt: string;
            links: components["schemas"]["ListedLinks"];
        };
        /** @description Where to go from here. */
        ListedLinks: {
            /** @description The thing itself. */
            self: string;
            /** @description The log. */
            events: string;
        };
        /** @description The top item of the inventory was fetched from the back for the offer. */
        MerchantsSolitaireBackItemFetchedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "backItemFetched";
            item: components["schemas"]["Card"];
        };
        /**
         * @description A card, or one of the Jokers X1 and X2.
         * @example JH
         * @enum {string}
         */
        MerchantsSolitaireCard: "AS" | "2S" | "3S" | "4S" | "5S" | "6S" | "7S" | "8S" | "9S" | "10S" | "JS" | "QS" | "KS" | "AH" | "2H" | "3H" | "4H" | "5H" | "6H" | "7H" | "8H" | "9H" | "10H" | "JH" | "QH" | "KH" | "AD" | "2D" | "3D" | "4D" | "5D" | "6D" | "7D" | "8D" | "9D" | "10D" | "JD" | "QD" | "KD" | "AC" | "2C" | "3C" | "4C" | "5C" | "6C" | "7C" | "8C" | "9C" | "10C" | "JC" | "QC" | "KC" | "X1" | "X2";
        /** @description The given order, next card first. Never echoed while the game runs. */
        MerchantsSolitaireCardsDeal: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "cards";
            /** @description The 40 items, next card first. */
            items: components["schemas"]["Card"][];
            /** @description The 12 customers and the Jokers in play, front of the line first. */
            customers: components["schemas"]["MerchantsSolitaireCard"][];
        };
        /** @description The move that is asked about. */
        MerchantsSolitaireCheckRequest: {
            move: components["schemas"]["MerchantsSolitaireMove"];
        };
        /** @description The first card of the line came to the front. */
        MerchantsSolitaireCustomerArrivedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "customerArrived";
            customer: components["schemas"]["Card"];
        };
        /** @description The customer went to the discard pile. */
        MerchantsSolitaireCustomerDiscardedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "customerDiscarded";
            customer: components["schemas"]["Card"];
        };
        /** @description The customer, a loyal patron, joined guild standing. */
        MerchantsSolitaireCustomerJoinedStandingEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "customerJoinedStanding";
            customer: components["schemas"]["Card"];
        };
        /**
         * @description How the cards are ordered.
         * @default {
         *       "kind": "secret"
         *     }
         */
        MerchantsSolitaireDealRequest: components["schemas"]["SecretDeal"] | components["schemas"]["MerchantsSolitaireCardsDeal"] | components["schemas"]["NumberedDeal"] | components["schemas"]["DailyDeal"];
        /** @description Make no trade and lose standing (MS-6). */
        MerchantsSolitaireDeclineMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "decline";
        };
        /** @description One line of the log, as you may know it. */
        MerchantsSolitaireEntry: {
            /** @description The number of the entry, from 1 without gaps. The same for every viewer. */
            seq: number;
            /** @description 0 up to the deal, then counts accepted moves. */
            moveNumber: number;
            /**
             * Format: date-time
             * @description When the request was accepted. ISO 8601, UTC.
             */
            time: string;
            /** @description The seat whose request brought it about; null for the deal and for what nobody asked for. */
            seat: number | null;
            event: components["schemas"]["MerchantsSolitaireEvent"];
            /**
             * @description With `?annotated=true`: the event in plain English. Seats are called by their numbers.
             * @example The cards are dealt.
             */
            text?: string;
            /**
             * @description With `?annotated=true`: the version that the entry belongs to; `?at=` shows the game at it.
             * @example 13
             */
            version?: number;
        };
        /** @description A fact, as you may know it. */
        MerchantsSolitaireEvent: components["schemas"]["MerchantsSolitaireGameCreatedEvent"] | components["schemas"]["SeatTakenEvent"] | components["schemas"]["SeatLeftEvent"] | components["schemas"]["DealtEvent"] | components["schemas"]["SeatResignedEvent"] | components["schemas"]["GameFinishedEvent"] | components["schemas"]["MoveTakenBackEvent"] | components["schemas"]["MerchantsSolitaireHintGivenEvent"] | components["schemas"]["MerchantsSolitaireUsedItemsSetAsideEvent"] | components["schemas"]["MerchantsSolitaireShelfStockedEvent"] | components["schemas"]["MerchantsSolitaireStartingStandingDealtEvent"] | components["schemas"]["MerchantsSolitaireInventoryTopShownEvent"] | components["schemas"]["MerchantsSolitaireCustomerArrivedEvent"] | components["schemas"]["MerchantsSolitaireUsedItemTurnedUpEvent"] | components["schemas"]["MerchantsSolitaireItemVandalisedEvent"] | components["schemas"]["MerchantsSolitaireJokerDiscardedEvent"] | components["schemas"]["MerchantsSolitaireBackItemFetchedEvent"] | components["schemas"]["MerchantsSolitaireUsedItemReceivedEvent"] | components["schemas"]["MerchantsSolitaireItemJoinedStandingEvent"] | components["schemas"]["MerchantsSolitaireItemDiscardedEvent"] | components["schemas"]["MerchantsSolitaireCustomerJoinedStandingEvent"] | components["schemas"]["MerchantsSolitaireStandingLostEvent"] | components["schemas"]["MerchantsSolitaireRemovedFromGuildEvent"] | components["schemas"]["MerchantsSolitaireCustomerDiscardedEvent"] | components["schemas"]["MerchantsSolitaireUsedItemDiscardedEvent"];
        /** @description The game was created with these options. */
        MerchantsSolitaireGameCreatedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "gameCreated";
            /** @constant */
            ruleset: "merchants-solitaire";
            /** @description The version of the rules; it goes up when they are mended. */
            rulesVersion: number;
            options: components["schemas"]["MerchantsSolitaireOptions"];
            /** @description How many seats the game has. */
            seats: number;
            /**
             * @description `unlisted`: who knows the id may look on. `public`: listed, too. `private`: for its seats alone.
             * @enum {string}
             */
            visibility: "unlisted" | "public" | "private";
            /**
             * @description Whether moves may be taken back. Always `off` where several play.
             * @enum {string}
             */
            undo: "free" | "off";
            /** @description What the creator called it; null without a title. */
            title: string | null;
            deal: components["schemas"]["Deal"];
            /** @description SHA-256 of the seed, in hex, from before the deal; null where the deal is open anyway. */
            commitment: string | null;
            /** @description The game that this one was forked from, and where; null if it was not. */
            forkedFrom: components["schemas"]["Origin"] | null;
        };
        /** @description A move, its label, the reason for it, and your position. */
        MerchantsSolitaireHint: {
            move: components["schemas"]["MerchantsSolitaireMove"];
            /** @description The move in plain English. */
            label: string;
            /** @description The reason in a sentence. */
            why: string;
            position: components["schemas"]["MerchantsSolitairePosition"];
        };
        /** @description The player asked for a hint and got this move. */
        MerchantsSolitaireHintGivenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hintGiven";
            move: components["schemas"]["MerchantsSolitaireMove"];
        };
        /** @description This item now lies on top of the inventory. */
        MerchantsSolitaireInventoryTopShownEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "inventoryTopShown";
            item: components["schemas"]["Card"];
        };
        /** @description An item of the offer went to the discard pile. */
        MerchantsSolitaireItemDiscardedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "itemDiscarded";
            item: components["schemas"]["Card"];
            /** @description The shelf it lay on, or `back` for the item from the inventory. */
            from: number | "back";
        };
        /** @description An item of the offer joined guild standing: the customer prefers its type. */
        MerchantsSolitaireItemJoinedStandingEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "itemJoinedStanding";
            item: components["schemas"]["Card"];
            /** @description The shelf it lay on, or `back` for the item from the inventory. */
            from: number | "back";
        };
        /** @description The Joker at the front of the line turned the item on this shelf face down for good. */
        MerchantsSolitaireItemVandalisedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "itemVandalised";
            item: components["schemas"]["Card"];
            /**
             * @description Shelf 1 to 8.
             * @example 3
             */
            shelf: number;
            joker: components["schemas"]["MerchantsSolitaireJoker"];
        };
        /**
         * @description A Joker: a vandal in the line (MS-15).
         * @enum {string}
         */
        MerchantsSolitaireJoker: "X1" | "X2";
        /** @description The Joker at the front of the line went to the discard pile. */
        MerchantsSolitaireJokerDiscardedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "jokerDiscarded";
            joker: components["schemas"]["MerchantsSolitaireJoker"];
        };
        /** @description A move that would be accepted now. */
        MerchantsSolitaireLegalMove: {
            move: components["schemas"]["MerchantsSolitaireMove"];
            /** @description The move in plain English. */
            label: string;
            /**
             * @description How the move changes guild standing: 0 or more for a trade, −1 to −3 for declining.
             * @example 1
             */
            standing: number;
        };
        /** @description `next` is the `after` of the next page; null at the end. */
        MerchantsSolitaireLogPage: {
            /** @description Entries of the log, in order. */
            events: components["schemas"]["MerchantsSolitaireEntry"][];
            /** @description The version of the game: the last seq of an accepted request. */
            version: number;
            /** @description What to ask for the next page with; null on the last. */
            next: number | null;
        };
        /** @description What you do with the customer at the front. */
        MerchantsSolitaireMove: components["schemas"]["MerchantsSolitaireTradeMove"] | components["schemas"]["MerchantsSolitaireDeclineMove"];
        /** @description A move, and the version that it was decided on. */
        MerchantsSolitaireMoveRequest: {
            move: components["schemas"]["MerchantsSolitaireMove"];
            /**
             * @description The version that you decided on; 409 `stale-version` if it is no longer the current one.
             * @example 13
             */
            expectedVersion?: number;
        };
        /** @description What is played: the variants, all off by default. */
        MerchantsSolitaireOptions: {
            /**
             * @default {
             *       "loyalPatrons": false,
             *       "checkInTheBack": false,
             *       "superExclusive": false,
             *       "vandals": 0
             *     }
             */
            variants: components["schemas"]["MerchantsSolitaireVariants"];
        };
        /** @description The position after the request, and what it added to the log. */
        MerchantsSolitairePlayed: {
            /** @description The game. */
            id: string;
            /** @constant */
            ruleset: "merchants-solitaire";
            /** @description The version of the rules; it goes up when they are mended. */
            rulesVersion: number;
            /** @description What the creator called it; null without a title. */
            title: string | null;
            /**
             * @description `unlisted`: who knows the id may look on. `public`: listed, too. `private`: for its seats alone.
             * @enum {string}
             */
            visibility: "unlisted" | "public" | "private";
            /**
             * @description Whether moves may be taken back. Always `off` where several play.
             * @enum {string}
             */
            undo: "free" | "off";
            deal: components["schemas"]["Deal"];
            /** @description The game that this one was forked from, and where; null if it was not. */
            forkedFrom: components["schemas"]["Origin"] | null;
            /**
             * @description `waiting` while seats are open, `active` from the deal on, `finished` once there is an outcome.
             * @enum {string}
             */
            status: "waiting" | "active" | "finished";
            /** @description The last seq of the last accepted request. */
            version: number;
            /** @description Every seat, from 0. */
            seats: components["schemas"]["Seat"][];
            /** @description Your seat; null for a spectator. */
            you: number | null;
            /** @description Whose decision the game waits for; empty before the deal and after the end. */
            awaiting: components["schemas"]["Awaited"][];
            /** @description How the game ended; null while it runs. */
            outcome: components["schemas"]["Outcome"] | null;
            assists: components["schemas"]["Assists"];
            fairness: components["schemas"]["FairnessNote"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            updatedAt: string;
            options: components["schemas"]["MerchantsSolitaireOptions"];
            /** @description What you may see; null while the table waits. */
            view: components["schemas"]["MerchantsSolitaireView"] | null;
            /** @description Null unless it is your turn; absent with `?legalMoves=false`. */
            legalMoves?: components["schemas"]["MerchantsSolitaireLegalMove"][] | null;
            links: components["schemas"]["Links"];
            /** @description What this request added to the log. */
            events: components["schemas"]["MerchantsSolitaireEntry"][];
        };
        /** @description A game as you may see it. */
        MerchantsSolitairePosition: {
            /** @description The game. */
            id: string;
            /** @constant */
            ruleset: "merchants-solitaire";
            /** @description The version of the rules; it goes up when they are mended. */
            rulesVersion: number;
            /** @description What the creator called it; null without a title. */
            title: string | null;
            /**
             * @description `unlisted`: who knows the id may look on. `public`: listed, too. `private`: for its seats alone.
             * @enum {string}
             */
            visibility: "unlisted" | "public" | "private";
            /**
             * @description Whether moves may be taken back. Always `off` where several play.
             * @enum {string}
             */
            undo: "free" | "off";
            deal: components["schemas"]["Deal"];
            /** @description The game that this one was forked from, and where; null if it was not. */
            forkedFrom: components["schemas"]["Origin"] | null;
            /**
             * @description `waiting` while seats are open, `active` from the deal on, `finished` once there is an outcome.
             * @enum {string}
             */
            status: "waiting" | "active" | "finished";
            /** @description The last seq of the last accepted request. */
            version: number;
            /** @description Every seat, from 0. */
            seats: components["schemas"]["Seat"][];
            /** @description Your seat; null for a spectator. */
            you: number | null;
            /** @description Whose decision the game waits for; empty before the deal and after the end. */
            awaiting: components["schemas"]["Awaited"][];
            /** @description How the game ended; null while it runs. */
            outcome: components["schemas"]["Outcome"] | null;
            assists: components["schemas"]["Assists"];
            fairness: components["schemas"]["FairnessNote"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            updatedAt: string;
            options: components["schemas"]["MerchantsSolitaireOptions"];
            /** @description What you may see; null while the table waits. */
            view: components["schemas"]["MerchantsSolitaireView"] | null;
            /** @description Null unless it is your turn; absent with `?legalMoves=false`. */
            legalMoves?: components["schemas"]["MerchantsSolitaireLegalMove"][] | null;
            links: components["schemas"]["Links"];
        };
        /** @description Standing would have fallen below 0: all of it went to the discard pile, in this order. */
        MerchantsSolitaireRemovedFromGuildEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "removedFromGuild";
            /** @description The cards, in order. */
            cards: components["schemas"]["Card"][];
        };
        /** @description All about Merchant's Solitaire. */
        MerchantsSolitaireRuleset: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "merchants-solitaire";
            /** @description The name of the game. */
            title: string;
            /** @description The version of the rules; it goes up when they are mended. */
            rulesVersion: number;
            seats: components["schemas"]["SeatRange"];
            /** @description The game in a sentence or two. */
            summary: string;
            links: components["schemas"]["RulesetLinks"];
            /** @description JSON Schema, 2020-12. */
            options: {
                [key: string]: unknown;
            };
            /** @description JSON Schema, 2020-12. */
            moves: {
                [key: string]: unknown;
            };
            /** @description Every kind of event of its log. */
            events: components["schemas"]["EventType"][];
            /** @description The paragraphs of the rules, in order. */
            rules: components["schemas"]["RuleParagraph"][];
            /** @description What `/v1/rulesets/{ruleset}/cards/{card}` draws; backs of cards too. */
            cards: components["schemas"]["CardName"][];
        };
        /** @description As after a move; with credentials if the request made a guest. */
        MerchantsSolitaireSeated: {
            /** @description The game. */
            id: string;
            /** @constant */
            ruleset: "merchants-solitaire";
            /** @description The version of the rules; it goes up when they are mended. */
            rulesVersion: number;
            /** @description What the creator called it; null without a title. */
            title: string | null;
            /**
             * @description `unlisted`: who knows the id may look on. `public`: listed, too. `private`: for its seats alone.
             * @enum {string}
             */
            visibility: "unlisted" | "public" | "private";
            /**
             * @description Whether moves may be taken back. Always `off` where several play.
             * @enum {string}
             */
            undo: "free" | "off";
            deal: components["schemas"]["Deal"];
            /** @description The game that this one was forked from, and where; null if it was not. */
            forkedFrom: components["schemas"]["Origin"] | null;
            /**
             * @description `waiting` while seats are open, `active` from the deal on, `finished` once there is an outcome.
             * @enum {string}
             */
            status: "waiting" | "active" | "finished";
            /** @description The last seq of the last accepted request. */
            version: number;
            /** @description Every seat, from 0. */
            seats: components["schemas"]["Seat"][];
            /** @description Your seat; null for a spectator. */
            you: number | null;
            /** @description Whose decision the game waits for; empty before the deal and after the end. */
            awaiting: components["schemas"]["Awaited"][];
            /** @description How the game ended; null while it runs. */
            outcome: components["schemas"]["Outcome"] | null;
            assists: components["schemas"]["Assists"];
            fairness: components["schemas"]["FairnessNote"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            updatedAt: string;
            options: components["schemas"]["MerchantsSolitaireOptions"];
            /** @description What you may see; null while the table waits. */
            view: components["schemas"]["MerchantsSolitaireView"] | null;
            /** @description Null unless it is your turn; absent with `?legalMoves=false`. */
            legalMoves?: components["schemas"]["MerchantsSolitaireLegalMove"][] | null;
            links: components["schemas"]["Links"];
            /** @description What this request added to the log. */
            events: components["schemas"]["MerchantsSolitaireEntry"][];
            credentials?: components["schemas"]["Credentials"];
        };
        /** @description A shelf of the shop. */
        MerchantsSolitaireShelf: {
            /** @description null when the shelf is empty. */
            item: components["schemas"]["Card"] | null;
            /** @description Vandalised: out of use for the rest of the game (MS-15). */
            faceDown: boolean;
        };
        /** @description The top item of the inventory was put on an empty shelf. */
        MerchantsSolitaireShelfStockedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "shelfStocked";
            item: components["schemas"]["Card"];
            /**
             * @description Shelf 1 to 8.
             * @example 3
             */
            shelf: number;
        };
        /** @description Cards of guild standing went to the discard pile, in this order. */
        MerchantsSolitaireStandingLostEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "standingLost";
            /** @description The cards, in order. */
            cards: components["schemas"]["Card"][];
        };
        /** @description The next items of the inventory became the starting guild standing. */
        MerchantsSolitaireStartingStandingDealtEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "startingStandingDealt";
            /** @description The items, in order. */
            items: components["schemas"]["Card"][];
        };
        /** @description Offer items worth the customer's offer (MS-4). */
        MerchantsSolitaireTradeMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "trade";
            /**
             * @description What you offer, in any order; each item once.
             * @example [
             *       "10S",
             *       "6H"
             *     ]
             */
            items: components["schemas"]["Card"][];
        };
        /** @description The used item, not traded for, went to the discard pile. */
        MerchantsSolitaireUsedItemDiscardedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "usedItemDiscarded";
            item: components["schemas"]["Card"];
        };
        /** @description The used item of a trade went under the inventory. */
        MerchantsSolitaireUsedItemReceivedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "usedItemReceived";
            item: components["schemas"]["Card"];
        };
        /** @description The top used item was turned face up: the customer brings it. */
        MerchantsSolitaireUsedItemTurnedUpEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "usedItemTurnedUp";
            item: components["schemas"]["Card"];
        };
        /** @description Items from the top of the inventory were put face down as the used items; which ones is not told. */
        MerchantsSolitaireUsedItemsSetAsideEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "usedItemsSetAside";
            /** @description How many. */
            count: number;
        };
        /** @description Switches that combine freely (MS-11). */
        MerchantsSolitaireVariants: {
            /**
             * @description Loyal Patrons (MS-12), easier.
             * @default false
             */
            loyalPatrons: boolean;
            /**
             * @description Let Me Check in the Back (MS-13), easier.
             * @default false
             */
            checkInTheBack: boolean;
            /**
             * @description Super Exclusive Offer (MS-14), harder.
             * @default false
             */
            superExclusive: boolean;
            /**
             * @description Vandals! (MS-15), harder: how many Jokers are shuffled into the line.
             * @default 0
             * @enum {number}
             */
            vandals: 0 | 1 | 2;
        };
        /** @description Switches that combine freely (MS-11). */
        MerchantsSolitaireVariantsInput: {
            /**
             * @description Loyal Patrons (MS-12), easier.
             * @default false
             */
            loyalPatrons?: boolean;
            /**
             * @description Let Me Check in the Back (MS-13), easier.
             * @default false
             */
            checkInTheBack?: boolean;
            /**
             * @description Super Exclusive Offer (MS-14), harder.
             * @default false
             */
            superExclusive?: boolean;
            /**
             * @description Vandals! (MS-15), harder: how many Jokers are shuffled into the line.
             * @default 0
             * @enum {number}
             */
            vandals?: 0 | 1 | 2;
        };
        /** @description What the player and everyone who looks on may see. */
        MerchantsSolitaireView: {
            /** @description Shelves 1 to 8. */
            shelves: components["schemas"]["MerchantsSolitaireShelf"][];
            /** @description At the front of the line; null after the end. */
            customer: components["schemas"]["Card"] | null;
            /** @description What the customer brings; null after the end. */
            usedItem: components["schemas"]["Card"] | null;
            /**
             * @description The customer's offer (MS-3); null after the end.
             * @example 19
             */
            offer: number | null;
            /** @description Cards behind the front customer, Jokers included. */
            line: number;
            /** @description Used items still face down. */
            usedItems: number;
            /** @description Cards in the inventory, its top card included. */
            inventory: number;
            /** @description null when the inventory is empty. */
            inventoryTop: components["schemas"]["Card"] | null;
            /** @description Guild standing, the card added last at the end. */
            standing: components["schemas"]["Card"][];
            /** @description The discard pile, bottom first. */
            discard: components["schemas"]["MerchantsSolitaireCard"][];
        };
        /** @description From here on the game is as it was at `toVersion`. */
        MoveTakenBackEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "moveTakenBack";
            /** @description The version whose position it is again. */
            toVersion: number;
        };
        /** @description The token is shown this once. */
        NewPlayer: {
            /** @description The player. */
            id: string;
            /** @description The name that is shown; null without one. */
            name: string | null;
            /** @description Send it as `Authorization: Bearer …`. It is shown this once. */
            token: string;
        };
        /** @description The same number is the same deal, for everybody and for ever. */
        NumberedDeal: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "numbered";
            /** @description The number of the deal. */
            number: number;
        };
        /** @description The game and version that this game was forked from. */
        Origin: {
            /** @description The game. */
            id: string;
            /** @description The version from which it goes on. */
            version: number;
        };
        /** @description How a game ended. */
        Outcome: components["schemas"]["SolitaireOutcome"] | components["schemas"]["RankingOutcome"] | components["schemas"]["AbandonedOutcome"];
        /** @description An ace went to the ace pile. */
        PictureGalleryAceDiscardedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "aceDiscarded";
            card: components["schemas"]["Card"];
            from: components["schemas"]["PictureGalleryPlace"];
        };
        /** @description A card was dealt face up for the setup. */
        PictureGalleryCardDealtEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cardDealt";
            card: components["schemas"]["Card"];
            to: components["schemas"]["PictureGalleryPlace"];
        };
        /** @description A card went from one place to another. */
        PictureGalleryCardMovedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cardMoved";
            card: components["schemas"]["Card"];
            from: components["schemas"]["PictureGalleryPlace"];
            to: components["schemas"]["PictureGalleryPlace"];
        };
        /** @description The given order, next card first. Never echoed while the game runs. */
        PictureGalleryCardsDeal: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "cards";
            /** @description All cards, next card first. */
            cards: components["schemas"]["Card"][];
        };
        /** @description The move that is asked about. */
        PictureGalleryCheckRequest: {
            move: components["schemas"]["PictureGalleryMove"];
        };
        /** @description Deal a row from the stock onto the reserve piles. */
        PictureGalleryDealMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "deal";
            /**
             * @description Only for the last row of `last-row-backwards`; left to right when absent.
             * @constant
             */
            direction?: "right-to-left";
        };
        /**
         * @description How the cards are ordered.
         * @default {
         *       "kind": "secret"
         *     }
         */
        PictureGalleryDealRequest: components["schemas"]["SecretDeal"] | components["schemas"]["PictureGalleryCardsDeal"] | components["schemas"]["NumberedDeal"] | components["schemas"]["DailyDeal"] | components["schemas"]["PictureGalleryKpatienceDeal"];
        /** @description Put the available ace of a place on the ace pile. */
        PictureGalleryDiscardAceMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "discardAce";
            from: components["schemas"]["PictureGalleryPlace"];
        };
        /** @description One line of the log, as you may know it. */
        PictureGalleryEntry: {
            /** @description The number of the entry, from 1 without gaps. The same for every viewer. */
            seq: number;
            /** @description 0 up to the deal, then counts accepted moves. */
            moveNumber: number;
            /**
             * Format: date-time
             * @description When the request was accepted. ISO 8601, UTC.
             */
            time: string;
            /** @description The seat whose request brought it about; null for the deal and for what nobody asked for. */
            seat: number | null;
            event: components["schemas"]["PictureGalleryEvent"];
            /**
             * @description With `?annotated=true`: the event in plain English. Seats are called by their numbers.
             * @example The cards are dealt.
             */
            text?: string;
            /**
             * @description With `?annotated=true`: the version that the entry belongs to; `?at=` shows the game at it.
             * @example 13
             */
            version?: number;
        };
        /** @description A fact, as you may know it. */
        PictureGalleryEvent: components["schemas"]["PictureGalleryGameCreatedEvent"] | components["schemas"]["SeatTakenEvent"] | components["schemas"]["SeatLeftEvent"] | components["schemas"]["DealtEvent"] | components["schemas"]["SeatResignedEvent"] | components["schemas"]["GameFinishedEvent"] | components["schemas"]["MoveTakenBackEvent"] | components["schemas"]["PictureGalleryHintGivenEvent"] | components["schemas"]["PictureGalleryCardDealtEvent"] | components["schemas"]["PictureGalleryRowDealtEvent"] | components["schemas"]["PictureGalleryCardMovedEvent"] | components["schemas"]["PictureGalleryAceDiscardedEvent"] | components["schemas"]["PictureGalleryReserveRefilledEvent"];
        /** @description The game was created with these options. */
        PictureGalleryGameCreatedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "gameCreated";
            /** @constant */
            ruleset: "picture-gallery";
            /** @description The version of the rules; it goes up when they are mended. */
            rulesVersion: number;
            options: components["schemas"]["PictureGalleryOptions"];
            /** @description How many seats the game has. */
            seats: number;
            /**
             * @description `unlisted`: who knows the id may look on. `public`: listed, too. `private`: for its seats alone.
             * @enum {string}
             */
            visibility: "unlisted" | "public" | "private";
            /**
             * @description Whether moves may be taken back. Always `off` where several play.
             * @enum {string}
             */
            undo: "free" | "off";
            /** @description What the creator called it; null without a title. */
            title: string | null;
            deal: components["schemas"]["Deal"];
            /** @description SHA-256 of the seed, in hex, from before the deal; null where the deal is open anyway. */
            commitment: string | null;
            /** @description The game that this one was forked from, and where; null if it was not. */
            forkedFrom: components["schemas"]["Origin"] | null;
        };
        /** @description A move, its label, the reason for it, and your position. */
        PictureGalleryHint: {
            move: components["schemas"]["PictureGalleryMove"];
            /** @description The move in plain English. */
            label: string;
            /** @description The reason in a sentence. */
            why: string;
            position: components["schemas"]["PictureGalleryPosition"];
        };
        /** @description The player asked for a hint and got this move. */
        PictureGalleryHintGivenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hintGiven";
            move: components["schemas"]["PictureGalleryMove"];
        };
        /** @description A numbered deal of KPatience's game Mod3. Not with `royal-parade`, which has no aces. */
        PictureGalleryKpatienceDeal: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "kpatience";
            /** @description The number of the deal. */
            number: number;
        };
        /** @description A move that would be accepted now. */
        PictureGalleryLegalMove: {
            move: components["schemas"]["PictureGalleryMove"];
            /** @description The move in plain English. */
            label: string;
        };
        /** @description `next` is the `after` of the next page; null at the end. */
        PictureGalleryLogPage: {
            /** @description Entries of the log, in order. */
            events: components["schemas"]["PictureGalleryEntry"][];
            /** @description The version of the game: the last seq of an accepted request. */
            version: number;
            /** @description What to ask for the next page with; null on the last. */
            next: number | null;
        };
        /** @description A move of Picture Gallery. */
        PictureGalleryMove: components["schemas"]["PictureGalleryDiscardAceMove"] | components["schemas"]["PictureGalleryMoveCardMove"] | components["schemas"]["PictureGalleryDealMove"];
        /** @description Move the available card of a place to another. */
        PictureGalleryMoveCardMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "move";
            from: components["schemas"]["PictureGalleryPlace"];
            to: components["schemas"]["PictureGalleryPlace"];
        };
        /** @description A move, and the version that it was decided on. */
        PictureGalleryMoveRequest: {
            move: components["schemas"]["PictureGalleryMove"];
            /**
             * @description The version that you decided on; 409 `stale-version` if it is no longer the current one.
             * @example 13
             */
            expectedVersion?: number;
        };
        /** @description Which Picture Gallery is played. */
        PictureGalleryOptions: {
            /**
             * @description `standard`; `royal-parade`: no aces, empty reserve places stay empty until the next row; `last-row-backwards`: the last row may be dealt from right to left; `mod3`: no refilling, any available card may go to an empty reserve place at any time (PG-16).
             * @default standard
             * @enum {string}
             */
            variant: "standard" | "royal-parade" | "last-row-backwards" | "mod3";
            /**
             * @description Who puts the aces out: the player, or the game after each move (PG-7).
             * @default by-hand
             * @enum {string}
             */
            aces: "by-hand" | "automatic";
            /**
             * @description Whether a row may be dealt while other moves are legal (PG-14).
             * @default any-time
             * @enum {string}
             */
            dealing: "any-time" | "when-stuck";
        };
        /**
         * @description Gallery rows T (top), M (middle), B (bottom) and the reserve R, columns 1 to 8 from the left.
         * @example M3
         * @enum {string}
         */
        PictureGalleryPlace: "T1" | "T2" | "T3" | "T4" | "T5" | "T6" | "T7" | "T8" | "M1" | "M2" | "M3" | "M4" | "M5" | "M6" | "M7" | "M8" | "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "R1" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8";
        /** @description The position after the request, and what it added to the log. */
        PictureGalleryPlayed: {
            /** @description The game. */
            id: string;
            /** @constant */
            ruleset: "picture-gallery";
            /** @description The version of the rules; it goes up when they are mended. */
            rulesVersion: number;
            /** @description What the creator called it; null without a title. */
            title: string | null;
            /**
             * @description `unlisted`: who knows the id may look on. `public`: listed, too. `private`: for its seats alone.
             * @enum {string}
             */
            visibility: "unlisted" | "public" | "private";
            /**
             * @description Whether moves may be taken back. Always `off` where several play.
             * @enum {string}
             */
            undo: "free" | "off";
            deal: components["schemas"]["Deal"];
            /** @description The game that this one was forked from, and where; null if it was not. */
            forkedFrom: components["schemas"]["Origin"] | null;
            /**
             * @description `waiting` while seats are open, `active` from the deal on, `finished` once there is an outcome.
             * @enum {string}
             */
            status: "waiting" | "active" | "finished";
            /** @description The last seq of the last accepted request. */
            version: number;
            /** @description Every seat, from 0. */
            seats: components["schemas"]["Seat"][];
            /** @description Your seat; null for a spectator. */
            you: number | null;
            /** @description Whose decision the game waits for; empty before the deal and after the end. */
            awaiting: components["schemas"]["Awaited"][];
            /** @description How the game ended; null while it runs. */
            outcome: components["schemas"]["Outcome"] | null;
            assists: components["schemas"]["Assists"];
            fairness: components["schemas"]["FairnessNote"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            updatedAt: string;
            options: components["schemas"]["PictureGalleryOptions"];
            /** @description What you may see; null while the table waits. */
            view: components["schemas"]["PictureGalleryView"] | null;
            /** @description Null unless it is your turn; absent with `?legalMoves=false`. */
            legalMoves?: components["schemas"]["PictureGalleryLegalMove"][] | null;
            links: components["schemas"]["Links"];
            /** @description What this request added to the log. */
            events: components["schemas"]["PictureGalleryEntry"][];
        };
        /** @description A game as you may see it. */
        PictureGalleryPosition: {
            /** @description The game. */
            id: string;
            /** @constant */
            ruleset: "picture-gallery";
            /** @description The version of the rules; it goes up when they are mended. */
            rulesVersion: number;
            /** @description What the creator called it; null without a title. */
            title: string | null;
            /**
             * @description `unlisted`: who knows the id may look on. `public`: listed, too. `private`: for its seats alone.
             * @enum {string}
             */
            visibility: "unlisted" | "public" | "private";
            /**
             * @description Whether moves may be taken back. Always `off` where several play.
             * @enum {string}
             */
            undo: "free" | "off";
            deal: components["schemas"]["Deal"];
            /** @description The game that this one was forked from, and where; null if it was not. */
            forkedFrom: components["schemas"]["Origin"] | null;
            /**
             * @description `waiting` while seats are open, `active` from the deal on, `finished` once there is an outcome.
             * @enum {string}
             */
            status: "waiting" | "active" | "finished";
            /** @description The last seq of the last accepted request. */
            version: number;
            /** @description Every seat, from 0. */
            seats: components["schemas"]["Seat"][];
            /** @description Your seat; null for a spectator. */
            you: number | null;
            /** @description Whose decision the game waits for; empty before the deal and after the end. */
            awaiting: components["schemas"]["Awaited"][];
            /** @description How the game ended; null while it runs. */
            outcome: components["schemas"]["Outcome"] | null;
            assists: components["schemas"]["Assists"];
            fairness: components["schemas"]["FairnessNote"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            updatedAt: string;
            options: components["schemas"]["PictureGalleryOptions"];
            /** @description What you may see; null while the table waits. */
            view: components["schemas"]["PictureGalleryView"] | null;
            /** @description Null unless it is your turn; absent with `?legalMoves=false`. */
            legalMoves?: components["schemas"]["PictureGalleryLegalMove"][] | null;
            links: components["schemas"]["Links"];
        };
        /**
         * @description A place of the reserve, from the left.
         * @example R1
         * @enum {string}
         */
        PictureGalleryReservePlace: "R1" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8";
        /** @description The stock filled an empty reserve place. */
        PictureGalleryReserveRefilledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "reserveRefilled";
            card: components["schemas"]["Card"];
            to: components["schemas"]["PictureGalleryReservePlace"];
        };
        /** @description One card of a row and the pile it went to. */
        PictureGalleryRowCard: {
            card: components["schemas"]["Card"];
            to: components["schemas"]["PictureGalleryReservePlace"];
        };
        /** @description A row was dealt onto the reserve piles. */
        PictureGalleryRowDealtEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rowDealt";
            /**
             * @description From where the row was dealt.
             * @enum {string}
             */
            direction: "left-to-right" | "right-to-left";
            /** @description In the order in which they left the stock. */
            cards: components["schemas"]["PictureGalleryRowCard"][];
        };
        /** @description The three rows of the gallery. */
        PictureGalleryRows: {
            /** @description T1 to T8: 2-5-8-J. Bottom card first. */
            top: components["schemas"]["Card"][][];
            /** @description M1 to M8: 3-6-9-Q. Bottom card first. */
            middle: components["schemas"]["Card"][][];
            /** @description B1 to B8: 4-7-10-K. Bottom card first. */
            bottom: components["schemas"]["Card"][][];
        };
        /** @description All about Picture Gallery. */
        PictureGalleryRuleset: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "picture-gallery";
            /** @description The name of the game. */
            title: string;
            /** @description The version of the rules; it goes up when they are mended. */
            rulesVersion: number;
            seats: components["schemas"]["SeatRange"];
            /** @description The game in a sentence or two. */
            summary: string;
            links: components["schemas"]["RulesetLinks"];
            /** @description JSON Schema, 2020-12. */
            options: {
                [key: string]: unknown;
            };
            /** @description JSON Schema, 2020-12. */
            moves: {
                [key: string]: unknown;
            };
            /** @description Every kind of event of its log. */
            events: components["schemas"]["EventType"][];
            /** @description The paragraphs of the rules, in order. */
            rules: components["schemas"]["RuleParagraph"][];
            /** @description What `/v1/rulesets/{ruleset}/cards/{card}` draws; backs of cards too. */
            cards: components["schemas"]["CardName"][];
        };
        /** @description As after a move; with credentials if the request made a guest. */
        PictureGallerySeated: {
            /** @description The game. */
            id: string;
            /** @constant */
            ruleset: "picture-gallery";
            /** @description The version of the rules; it goes up when they are mended. */
            rulesVersion: number;
            /** @description What the creator called it; null without a title. */
            title: string | null;
            /**
             * @description `unlisted`: who knows the id may look on. `public`: listed, too. `private`: for its seats alone.
             * @enum {string}
             */
            visibility: "unlisted" | "public" | "private";
            /**
             * @description Whether moves may be taken back. Always `off` where several play.
             * @enum {string}
             */
            undo: "free" | "off";
            deal: components["schemas"]["Deal"];
            /** @description The game that this one was forked from, and where; null if it was not. */
            forkedFrom: components["schemas"]["Origin"] | null;
            /**
             * @description `waiting` while seats are open, `active` from the deal on, `finished` once there is an outcome.
             * @enum {string}
             */
            status: "waiting" | "active" | "finished";
            /** @description The last seq of the last accepted request. */
            version: number;
            /** @description Every seat, from 0. */
            seats: components["schemas"]["Seat"][];
            /** @description Your seat; null for a spectator. */
            you: number | null;
            /** @description Whose decision the game waits for; empty before the deal and after the end. */
            awaiting: components["schemas"]["Awaited"][];
            /** @description How the game ended; null while it runs. */
            outcome: components["schemas"]["Outcome"] | null;
            assists: components["schemas"]["Assists"];
            fairness: components["schemas"]["FairnessNote"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            updatedAt: string;
            options: components["schemas"]["PictureGalleryOptions"];
            /** @description What you may see; null while the table waits. */
            view: components["schemas"]["PictureGalleryView"] | null;
            /** @description Null unless it is your turn; absent with `?legalMoves=false`. */
            legalMoves?: components["schemas"]["PictureGalleryLegalMove"][] | null;
            links: components["schemas"]["Links"];
            /** @description What this request added to the log. */
            events: components["schemas"]["PictureGalleryEntry"][];
            credentials?: components["schemas"]["Credentials"];
        };
        /** @description What everybody sees: all cards but those of the stock. */
        PictureGalleryView: {
            gallery: components["schemas"]["PictureGalleryRows"];
            /** @description R1 to R8, bottom card first; the last card of a pile is available. */
            reserve: components["schemas"]["Card"][][];
            /**
             * @description Aces put out so far.
             * @example 2
             */
            acePile: number;
            /**
             * @description Cards left in the stock, face down.
             * @example 64
             */
            stock: number;
            /** @description Gallery piles with their four cards. */
            finishedPiles: number;
        };
        /** @description An identity with a token. */
        Player: {
            /** @description The player. */
            id: string;
            /** @description The name that is shown; null without one. */
            name: string | null;
        };
        /** @description An asset was bought from public sales. */
        PortraitsAssetBoughtEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "assetBought";
            card: components["schemas"]["Card"];
            from: components["schemas"]["PortraitsPublicSalesSpot"];
            to: components["schemas"]["PortraitsAssetsSpot"];
        };
        /** @description An asset was drawn for an empty position among your assets. */
        PortraitsAssetDrawnEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "assetDrawn";
            card: components["schemas"]["Card"];
            from: components["schemas"]["PortraitsDrawPileSpot"];
            to: components["schemas"]["PortraitsAssetsSpot"];
        };
        /** @description An asset was discarded as payment, or as a part of it. */
        PortraitsAssetPaidEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "assetPaid";
            card: components["schemas"]["Card"];
            from: components["schemas"]["PortraitsAssetsSpot"];
            to: components["schemas"]["PortraitsDiscardSpot"];
        };
        /** @description The other asset of a swap was taken from public sales. */
        PortraitsAssetSwappedInEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "assetSwappedIn";
            card: components["schemas"]["Card"];
            from: components["schemas"]["PortraitsPublicSalesSpot"];
            to: components["schemas"]["PortraitsAssetsSpot"];
        };
        /** @description An asset was discarded for another of equal value. */
        PortraitsAssetSwappedOutEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "assetSwappedOut";
            card: components["schemas"]["Card"];
            from: components["schemas"]["PortraitsAssetsSpot"];
            to: components["schemas"]["PortraitsDiscardSpot"];
        };
        /** @description A position among your assets. */
        PortraitsAssetsSpot: {
            /** @constant */
            place: "assets";
            /** @description From 1, left to right. */
            position: number;
        };
        /** @description Buy a card from public or private sales (PO-5, PO-7). */
        PortraitsBuyMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "buy";
            /**
             * @description The asset or portrait to buy.
             * @example KH
             */
            card: components["schemas"]["Card"];
            /**
             * @description The assets to pay with, in any order.
             * @example [
             *       "9H",
             *       "5H"
             *     ]
             */
            with: components["schemas"]["Card"][];
        };
        /** @description The given order, next card first. Never echoed while the game runs. */
        PortraitsCardsDeal: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "cards";
            /** @description The draw pile, next card first: all 52 cards, each once. */
            cards: components["schemas"]["Card"][];
        };
        /** @description The move that is asked about. */
        PortraitsCheckRequest: {
            move: components["schemas"]["PortraitsMove"];
        };
        /**
         * @description How the cards are ordered.
         * @default {
         *       "kind": "secret"
         *     }
         */
        PortraitsDealRequest: components["schemas"]["SecretDeal"] | components["schemas"]["PortraitsCardsDeal"] | components["schemas"]["NumberedDeal"] | components["schemas"]["DailyDeal"];
        /** @description The top of the discard pile. */
        PortraitsDiscardSpot: {
            /** @constant */
            place: "discard";
        };
        /** @description The top of the draw pile. */
        PortraitsDrawPileSpot: {
            /** @constant */
            place: "drawPile";
        };
        /** @description One line of the log, as you may know it. */
        PortraitsEntry: {
            /** @description The number of the entry, from 1 without gaps. The same for every viewer. */
            seq: number;
            /** @description 0 up to the deal, then counts accepted moves. */
            moveNumber: number;
            /**
             * Format: date-time
             * @description When the request was accepted. ISO 8601, UTC.
             */
            time: string;
            /** @description The seat whose request brought it about; null for the deal and for what nobody asked for. */
            seat: number | null;
            event: components["schemas"]["PortraitsEvent"];
            /**
             * @description With `?annotated=true`: the event in plain English. Seats are called by their numbers.
             * @example The cards are dealt.
             */
            text?: string;
            /**
             * @description With `?annotated=true`: the version that the entry belongs to; `?at=` shows the game at it.
             * @example 13
             */
            version?: number;
        };
        /** @description A fact, as you may know it. */
        PortraitsEvent: components["schemas"]["PortraitsGameCreatedEvent"] | components["schemas"]["SeatTakenEvent"] | components["schemas"]["SeatLeftEvent"] | components["schemas"]["DealtEvent"] | components["schemas"]["SeatResignedEvent"] | components["schemas"]["GameFinishedEvent"] | components["schemas"]["MoveTakenBackEvent"] | components["schemas"]["PortraitsHintGivenEvent"] | components["schemas"]["PortraitsPublicSaleFilledEvent"] | components["schemas"]["PortraitsAssetDrawnEvent"] | components["schemas"]["PortraitsPortraitSentToPrivateSalesEvent"] | components["schemas"]["PortraitsMarketFrozenEvent"] | components["schemas"]["PortraitsAssetPaidEvent"] | components["schemas"]["PortraitsAssetBoughtEvent"] | components["schemas"]["PortraitsPortraitBoughtEvent"] | components["schemas"]["PortraitsAssetSwappedOutEvent"] | components["schemas"]["PortraitsAssetSwappedInEvent"];
        /** @description The game was created with these options. */
        PortraitsGameCreatedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "gameCreated";
            /** @constant */
            ruleset: "portraits";
            /** @description The version of the rules; it goes up when they are mended. */
            rulesVersion: number;
            options: components["schemas"]["PortraitsOptions"];
            /** @description How many seats the game has. */
            seats: number;
            /**
             * @description `unlisted`: who knows the id may look on. `public`: listed, too. `private`: for its seats alone.
             * @enum {string}
             */
            visibility: "unlisted" | "public" | "private";
            /**
             * @description Whether moves may be taken back. Always `off` where several play.
             * @enum {string}
             */
            undo: "free" | "off";
            /** @description What the creator called it; null without a title. */
            title: string | null;
            deal: components["schemas"]["Deal"];
            /** @description SHA-256 of the seed, in hex, from before the deal; null where the deal is open anyway. */
            commitment: string | null;
            /** @description The game that this one was forked from, and where; null if it was not. */
            forkedFrom: components["schemas"]["Origin"] | null;
        };
        /** @description A move, its label, the reason for it, and your position. */
        PortraitsHint: {
            move: components["schemas"]["PortraitsMove"];
            /** @description The move in plain English. */
            label: string;
            /** @description The reason in a sentence. */
            why: string;
            position: components["schemas"]["PortraitsPosition"];
        };
        /** @description The player asked for a hint and got this move. */
        PortraitsHintGivenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hintGiven";
            move: components["schemas"]["PortraitsMove"];
        };
        /** @description A move that would be accepted now. */
        PortraitsLegalMove: {
            move: components["schemas"]["PortraitsMove"];
            /** @description The move in plain English. */
            label: string;
            /** @description Of a purchase: whether no card of the payment can be spared (PO-13). */
            minimal?: boolean;
        };
        /** @description `next` is the `after` of the next page; null at the end. */
        PortraitsLogPage: {
            /** @description Entries of the log, in order. */
            events: components["schemas"]["PortraitsEntry"][];
            /** @description The version of the game: the last seq of an accepted request. */
            version: number;
            /** @description What to ask for the next page with; null on the last. */
            next: number | null;
        };
        /** @description A portrait was drawn for your assets while private sales were full: the game is lost. */
        PortraitsMarketFrozenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "marketFrozen";
            card: components["schemas"]["Card"];
            from: components["schemas"]["PortraitsDrawPileSpot"];
            to: components["schemas"]["PortraitsOverflowSpot"];
        };
        /** @description One transaction (PO-4). */
        PortraitsMove: components["schemas"]["PortraitsBuyMove"] | components["schemas"]["PortraitsSwapMove"];
        /** @description A move, and the version that it was decided on. */
        PortraitsMoveRequest: {
            move: components["schemas"]["PortraitsMove"];
            /**
             * @description The version that you decided on; 409 `stale-version` if it is no longer the current one.
             * @example 13
             */
            expectedVersion?: number;
        };
        /** @description Portraits has no options. */
        PortraitsOptions: Record<string, never>;
        /** @description Beside the full private sales. */
        PortraitsOverflowSpot: {
            /** @constant */
            place: "overflow";
        };
        /** @description The position after the request, and what it added to the log. */
        PortraitsPlayed: {
            /** @description The game. */
            id: string;
            /** @constant */
            ruleset: "portraits";
            /** @description The version of the rules; it goes up when they are mended. */
            rulesVersion: number;
            /** @description What the creator called it; null without a title. */
            title: string | null;
            /**
             * @description `unlisted`: who knows the id may look on. `public`: listed, too. `private`: for its seats alone.
             * @enum {string}
             */
            visibility: "unlisted" | "public" | "private";
            /**
             * @description Whether moves may be taken back. Always `off` where several play.
             * @enum {string}
             */
            undo: "free" | "off";
            deal: components["schemas"]["Deal"];
            /** @description The game that this one was forked from, and where; null if it was not. */
            forkedFrom: components["schemas"]["Origin"] | null;
            /**
             * @description `waiting` while seats are open, `active` from the deal on, `finished` once there is an outcome.
             * @enum {string}
             */
            status: "waiting" | "active" | "finished";
            /** @description The last seq of the last accepted request. */
            version: number;
            /** @description Every seat, from 0. */
            seats: components["schemas"]["Seat"][];
            /** @description Your seat; null for a spectator. */
            you: number | null;
            /** @description Whose decision the game waits for; empty before the deal and after the end. */
            awaiting: components["schemas"]["Awaited"][];
            /** @description How the game ended; null while it runs. */
            outcome: components["schemas"]["Outcome"] | null;
            assists: components["schemas"]["Assists"];
            fairness: components["schemas"]["FairnessNote"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            updatedAt: string;
            options: components["schemas"]["PortraitsOptions"];
            /** @description What you may see; null while the table waits. */
            view: components["schemas"]["PortraitsView"] | null;
            /** @description Null unless it is your turn; absent with `?legalMoves=false`. */
            legalMoves?: components["schemas"]["PortraitsLegalMove"][] | null;
            links: components["schemas"]["Links"];
            /** @description What this request added to the log. */
            events: components["schemas"]["PortraitsEntry"][];
        };
        /** @description A portrait was bought and went to the vault. */
        PortraitsPortraitBoughtEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "portraitBought";
            card: components["schemas"]["Card"];
            from: components["schemas"]["PortraitsSalesSpot"];
            to: components["schemas"]["PortraitsVaultSpot"];
        };
        /** @description A portrait was drawn for your assets and went to private collector sales instead. */
        PortraitsPortraitSentToPrivateSalesEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "portraitSentToPrivateSales";
            card: components["schemas"]["Card"];
            from: components["schemas"]["PortraitsDrawPileSpot"];
            to: components["schemas"]["PortraitsPrivateSalesSpot"];
        };
        /** @description A game as you may see it. */
        PortraitsPosition: {
            /** @description The game. */
            id: string;
            /** @constant */
            ruleset: "portraits";
            /** @description The version of the rules; it goes up when they are mended. */
            rulesVersion: number;
            /** @description What the creator called it; null without a title. */
            title: string | null;
            /**
             * @description `unlisted`: who knows the id may look on. `public`: listed, too. `private`: for its seats alone.
             * @enum {string}
             */
            visibility: "unlisted" | "public" | "private";
            /**
             * @description Whether moves may be taken back. Always `off` where several play.
             * @enum {string}
             */
            undo: "free" | "off";
            deal: components["schemas"]["Deal"];
            /** @description The game that this one was forked from, and where; null if it was not. */
            forkedFrom: components["schemas"]["Origin"] | null;
            /**
             * @description `waiting` while seats are open, `active` from the deal on, `finished` once there is an outcome.
             * @enum {string}
             */
            status: "waiting" | "active" | "finished";
            /** @description The last seq of the last accepted request. */
            version: number;
            /** @description Every seat, from 0. */
            seats: components["schemas"]["Seat"][];
            /** @description Your seat; null for a spectator. */
            you: number | null;
            /** @description Whose decision the game waits for; empty before the deal and after the end. */
            awaiting: components["schemas"]["Awaited"][];
            /** @description How the game ended; null while it runs. */
            outcome: components["schemas"]["Outcome"] | null;
            assists: components["schemas"]["Assists"];
            fairness: components["schemas"]["FairnessNote"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            updatedAt: string;
            options: components["schemas"]["PortraitsOptions"];
            /** @description What you may see; null while the table waits. */
            view: components["schemas"]["PortraitsView"] | null;
            /** @description Null unless it is your turn; absent with `?legalMoves=false`. */
            legalMoves?: components["schemas"]["PortraitsLegalMove"][] | null;
            links: components["schemas"]["Links"];
        };
        /** @description A position in private collector sales. */
        PortraitsPrivateSalesSpot: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            place: "privateSales";
            /** @description From 1, left to right. */
            position: number;
        };
        /** @description A card was drawn for an empty position in public sales. */
        PortraitsPublicSaleFilledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "publicSaleFilled";
            card: components["schemas"]["Card"];
            from: components["schemas"]["PortraitsDrawPileSpot"];
            to: components["schemas"]["PortraitsPublicSalesSpot"];
        };
        /** @description A position in public sales. */
        PortraitsPublicSalesSpot: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            place: "publicSales";
            /** @description From 1, left to right. */
            position: number;
        };
        /** @description All about Portraits. */
        PortraitsRuleset: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "portraits";
            /** @description The name of the game. */
            title: string;
            /** @description The version of the rules; it goes up when they are mended. */
            rulesVersion: number;
            seats: components["schemas"]["SeatRange"];
            /** @description The game in a sentence or two. */
            summary: string;
            links: components["schemas"]["RulesetLinks"];
            /** @description JSON Schema, 2020-12. */
            options: {
                [key: string]: unknown;
            };
            /** @description JSON Schema, 2020-12. */
            moves: {
                [key: string]: unknown;
            };
            /** @description Every kind of event of its log. */
            events: components["schemas"]["EventType"][];
            /** @description The paragraphs of the rules, in order. */
            rules: components["schemas"]["RuleParagraph"][];
            /** @description What `/v1/rulesets/{ruleset}/cards/{card}` draws; backs of cards too. */
            cards: components["schemas"]["CardName"][];
        };
        /** @description Where a portrait is on sale. */
        PortraitsSalesSpot: components["schemas"]["PortraitsPublicSalesSpot"] | components["schemas"]["PortraitsPrivateSalesSpot"];
        /** @description As after a move; with credentials if the request made a guest. */
        PortraitsSeated: {
            /** @description The game. */
            id: string;
            /** @constant */
            ruleset: "portraits";
            /** @description The version of the rules; it goes up when they are mended. */
            rulesVersion: number;
            /** @description What the creator called it; null without a title. */
            title: string | null;
            /**
             * @description `unlisted`: who knows the id may look on. `public`: listed, too. `private`: for its seats alone.
             * @enum {string}
             */
            visibility: "unlisted" | "public" | "private";
            /**
             * @description Whether moves may be taken back. Always `off` where several play.
             * @enum {string}
             */
            undo: "free" | "off";
            deal: components["schemas"]["Deal"];
            /** @description The game that this one was forked from, and where; null if it was not. */
            forkedFrom: components["schemas"]["Origin"] | null;
            /**
             * @description `waiting` while seats are open, `active` from the deal on, `finished` once there is an outcome.
             * @enum {string}
             */
            status: "waiting" | "active" | "finished";
            /** @description The last seq of the last accepted request. */
            version: number;
            /** @description Every seat, from 0. */
            seats: components["schemas"]["Seat"][];
            /** @description Your seat; null for a spectator. */
            you: number | null;
            /** @description Whose decision the game waits for; empty before the deal and after the end. */
            awaiting: components["schemas"]["Awaited"][];
            /** @description How the game ended; null while it runs. */
            outcome: components["schemas"]["Outcome"] | null;
            assists: components["schemas"]["Assists"];
            fairness: components["schemas"]["FairnessNote"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            updatedAt: string;
            options: components["schemas"]["PortraitsOptions"];
            /** @description What you may see; null while the table waits. */
            view: components["schemas"]["PortraitsView"] | null;
            /** @description Null unless it is your turn; absent with `?legalMoves=false`. */
            legalMoves?: components["schemas"]["PortraitsLegalMove"][] | null;
            links: components["schemas"]["Links"];
            /** @description What this request added to the log. */
            events: components["schemas"]["PortraitsEntry"][];
            credentials?: components["schemas"]["Credentials"];
        };
        /** @description Swap an asset for one of equal value (PO-8). */
        PortraitsSwapMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "swap";
            /**
             * @description The asset to take from public sales.
             * @example 7S
             */
            card: components["schemas"]["Card"];
            /**
             * @description Your asset of equal value to discard.
             * @example 7D
             */
            with: components["schemas"]["Card"];
        };
        /** @description The end of the vault. */
        PortraitsVaultSpot: {
            /** @constant */
            place: "vault";
        };
        /** @description The table as everybody sees it. */
        PortraitsView: {
            /** @description Positions 1–5; null where no card lies. */
            publicSales: (components["schemas"]["Card"] | null)[];
            /** @description Portraits in order of arrival. */
            privateSales: components["schemas"]["Card"][];
            /** @description Your assets, positions 1–5; null where no card lies. */
            assets: (components["schemas"]["Card"] | null)[];
            /** @description The portraits you own, oldest first. */
            vault: components["schemas"]["Card"][];
            /** @description The discard pile, bottom card first. */
            discard: components["schemas"]["Card"][];
            /** @description How many cards are left to draw. */
            drawPile: number;
            /** @description The portrait that found private sales full and ended the game (PO-3). */
            overflow: components["schemas"]["Card"] | null;
        };
        /** @description What went wrong, for people and programs. */
        Problem: {
            /**
             * @description The page of this kind of problem.
             * @example /problems/illegal-move
             */
            type: string;
            /** @description The kind of problem in words; the same for every problem of a kind. */
            title: string;
            /** @description The HTTP status, again. */
            status: number;
            /** @description This very case in words. */
            detail: string;
            /** @description The path of the request. */
            instance: string;
            /**
             * @description The kind of problem, for programs.
             * @enum {string}
             */
            code: "invalid-json" | "invalid-body" | "invalid-query" | "unauthorized" | "not-your-seat" | "not-found" | "method-not-allowed" | "stale-version" | "not-your-turn" | "game-over" | "game-not-started" | "seat-taken" | "already-seated" | "not-yet-due" | "fork-not-allowed" | "log-full" | "body-too-large" | "unsupported-media-type" | "illegal-move" | "invalid-deal" | "undo-not-allowed" | "idempotency-key-reused" | "idempotency-key-needs-token" | "too-many-requests" | "internal" | "unavailable";
            /** @description With `illegal-move`: the kind of refusal. */
            reason?: string;
            /**
             * @description The rule paragraph.
             * @example PO-7
             */
            rule?: string;
            /** @description The figures and cards that `detail` tells, by name. */
            params?: {
                [key: string]: unknown;
            };
            links?: components["schemas"]["CitedLinks"];
            /** @description The current version of the game. */
            version?: number;
            /** @description With `invalid-body` and `invalid-query`: one for each fault. */
            errors?: components["schemas"]["FieldError"][];
            /** @description With `invalid-deal`: cards that were not given. */
            missing?: string[];
            /** @description With `invalid-deal`: cards that were given too often, or don’t belong to the set. */
            extra?: string[];
            /** @description Until when; null without a limit. ISO 8601, UTC. */
            deadline?: string | null;
            /** @description The caller's current position, as GET answers it. */
            position?: {
                [key: string]: unknown;
            };
            /** @description The request, as in the header `X-Request-Id` and in the log of the service. */
            requestId: string;
        };
        /** @description Every kind of problem. */
        ProblemList: {
            /** @description Every kind of problem. */
            problems: components["schemas"]["ProblemPage"][];
        };
        /** @description What a kind of problem means and what to do about it. */
        ProblemPage: {
            /**
             * @description The kind of problem, for programs.
             * @enum {string}
             */
            code: "invalid-json" | "invalid-body" | "invalid-query" | "unauthorized" | "not-your-seat" | "not-found" | "method-not-allowed" | "stale-version" | "not-your-turn" | "game-over" | "game-not-started" | "seat-taken" | "already-seated" | "not-yet-due" | "fork-not-allowed" | "log-full" | "body-too-large" | "unsupported-media-type" | "illegal-move" | "invalid-deal" | "undo-not-allowed" | "idempotency-key-reused" | "idempotency-key-needs-token" | "too-many-requests" | "internal" | "unavailable";
            /** @description The HTTP status. */
            status: number;
            /** @description The kind of problem in words. */
            title: string;
            /** @description What it means. */
            meaning: string;
            /** @description What to do about it. */
            whatToDo: string;
            /** @description Of `illegal-move`: every reason of every ruleset. */
            reasons?: components["schemas"]["RefusalReason"][];
        };
        /** @description One line of the final ranking. */
        RankedSeat: {
            /** @description The seat, from 0. */
            seat: number;
            /** @description From 1; seats that tie share a place. */
            place: number;
            /** @description Money in hand. */
            cash: number;
            /** @description How many pictures are in hand. */
            pictures: number;
            /** @description The fame of the most famous picture in hand, which breaks ties; null without a picture. */
            bestFame: number | null;
        };
        /** @description How a game of several seats ended. */
        RankingOutcome: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            result: "ranking";
            /** @description Why, as a word that does not change. */
            reason: string;
            /** @description Every seat, the best first. */
            ranking: components["schemas"]["RankedSeat"][];
        };
        /** @description Why a move is against the rules; as in a problem. */
        Refusal: {
            /** @description Why, as a word that does not change. */
            reason: string;
            /** @description The paragraph of the rules, e.g. `PO-7`. */
            rule: string;
            /** @description The figures and cards that `detail` tells, by name. */
            params: {
                [key: string]: unknown;
            };
            /** @description This very case in words. */
            detail: string;
            links: components["schemas"]["CitedLinks"];
        };
        /** @description What a `reason` of `illegal-move` means. */
        RefusalMeaning: {
            /** @description Why, as a word that does not change. */
            reason: string;
            /** @description What it means. */
            meaning: string;
            /** @description What to do about it. */
            whatToDo: string;
        };
        /** @description One reason of `illegal-move` in one ruleset. */
        RefusalReason: {
            /** @description Why, as a word that does not change. */
            reason: string;
            /** @description The ruleset. */
            ruleset: string;
            /** @description What it means. */
            meaning: string;
            /** @description What to do about it. */
            whatToDo: string;
        };
        /** @description The new name, or null for none. */
        Rename: {
            /** @description The name that is shown; null without one. */
            name: string | null;
        };
        /** @description The version that it was decided on. */
        ResignRequest: {
            /**
             * @description The version that you decided on; 409 `stale-version` if it is no longer the current one.
             * @example 13
             */
            expectedVersion?: number;
        };
        /** @description A rule, by the id that refusals cite. */
        RuleParagraph: {
            /** @description As refusals cite it, e.g. `PO-7`. */
            id: string;
            /** @description In plain English. */
            text: string;
        };
        /** @description The rules of a ruleset, as people read them. */
        Rules: {
            /** @description Its id. */
            id: string;
            /** @description The name of the game. */
            title: string;
            /** @description The version of the rules; it goes up when they are mended. */
            rulesVersion: number;
            /** @description The game in a sentence or two. */
            summary: string;
            links: components["schemas"]["RulesLinks"];
            /** @description Whose game it is and what it is about. */
            about: string[];
            /** @description How games end. */
            endings: components["schemas"]["Ending"][];
            /** @description The paragraphs of the rules, in order. */
            rules: components["schemas"]["RuleParagraph"][];
            /** @description What can be against the rules. */
            refusals: components["schemas"]["RefusalMeaning"][];
        };
        /** @description Where to go from here. */
        RulesLinks: {
            /** @description The thing itself. */
            self: string;
            /** @description The same as Markdown. */
            markdown: string;
            /** @description Its schemas: options, moves, events. */
            ruleset: string;
            /** @description Where to start a game. */
            create: string;
            /** @description Where to play it in a browser. */
            play: string;
            /** @description Its table in the middle of a game, as SVG. */
            picture: string | null;
        };
        /** @description Every ruleset with its rules. */
        RulesList: {
            /** @description In the order in which they are listed everywhere. */
            rulesets: components["schemas"]["RulesTitle"][];
        };
        /** @description A ruleset and where its rules are. */
        RulesTitle: {
            /** @description Its id. */
            id: string;
            /** @description The name of the game. */
            title: string;
            /** @description The version of the rules; it goes up when they are mended. */
            rulesVersion: number;
            /** @description The game in a sentence or two. */
            summary: string;
            links: components["schemas"]["RulesLinks"];
        };
        /** @description A kind of game. */
        Ruleset: {
            /** @description Its id. */
            id: string;
            /** @description The name of the game. */
            title: string;
            /** @description The version of the rules; it goes up when they are mended. */
            rulesVersion: number;
            seats: components["schemas"]["SeatRange"];
            /** @description The game in a sentence or two. */
            summary: string;
            links: components["schemas"]["RulesetLinks"];
        };
        /** @description Where to go from here. */
        RulesetLinks: {
            /** @description The thing itself. */
            self: string;
            /** @description Where to start a game. */
            create: string;
            /** @description The rules, as people read them. */
            rules: string;
        };
        /** @description Every ruleset. */
        RulesetList: {
            /** @description In the order in which they are listed everywhere. */
            rulesets: components["schemas"]["Ruleset"][];
        };
        /** @description A place at a game and who holds it. */
        Seat: {
            /** @description The seat, from 0. */
            seat: number;
            /** @description The name that is shown; null without one. */
            name: string | null;
            /**
             * @description `player`, `bot`, or `open` while nobody sits there.
             * @enum {string}
             */
            kind: "player" | "bot" | "open";
            /** @description Whether the seat has given up or was timed out. */
            resigned: boolean;
        };
        /** @description A seat of a waiting table is open again. */
        SeatLeftEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seatLeft";
            /** @description The seat, from 0. */
            seat: number;
        };
        /** @description How many can play. */
        SeatRange: {
            /** @description At least. */
            min: number;
            /** @description At most. */
            max: number;
        };
        /** @description Who is to sit where. */
        SeatRequest: {
            /** @description Absent: the first open seat. */
            seat?: number;
            /**
             * @description 1 to 40 characters, none for control or direction, and something to see.
             * @example Ada
             */
            name?: string;
            /**
             * @description Goes into the shuffle, so that the server alone cannot choose it.
             * @example my-own-luck
             */
            clientSeed?: string;
            /**
             * @description The creator puts a bot on `seat`.
             * @constant
             */
            bot?: true;
        };
        /** @description A seat gave up or was timed out. */
        SeatResignedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seatResigned";
            /** @description The seat, from 0. */
            seat: number;
        };
        /** @description Somebody sat down. */
        SeatTakenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seatTaken";
            /** @description The seat, from 0. */
            seat: number;
            /**
             * @description Who sat down.
             * @enum {string}
             */
            kind: "player" | "bot";
        };
        /** @description Shuffled fairly from a seed that the server has committed to. */
        SecretDeal: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "secret";
        };
        /** @description What the new player is to be called. */
        SignUp: {
            /**
             * @description 1 to 40 characters, none for control or direction, and something to see.
             * @example Ada
             */
            name?: string;
        };
        /** @description How a solitaire ended. */
        SolitaireOutcome: {
            /**
             * @description How it ended. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            result: "won" | "lost";
            /** @description Why it ended, e.g. `vault-complete` or `resigned`. */
            reason: string;
            /** @description Points, where the ruleset counts any. */
            score?: number;
            /** @description What a winning score is called, where the ruleset names it. */
            rank?: string;
        };
        /** @description The seat that is away. */
        TimeoutRequest: {
            /** @description The seat, from 0. */
            seat: number;
        };
        /** @description How far to go back. */
        UndoRequest: {
            /** @description Take back all moves after this version of the present line. Absent: the last move. */
            toVersion?: number;
            /**
             * @description The version that you decided on; 409 `stale-version` if it is no longer the current one.
             * @example 13
             */
            expectedVersion?: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description The id of this request: yours if you sent one, else a new one. A problem repeats it as `requestId`.
         * @example 0b7e5a3c-51c1-4b7e-9f0e-2d3c4b5a6978
         */
        "X-Request-Id": string;
        /**
         * @description Covers all that is shown. Send it back as `If-None-Match`.
         * @example "13-3q2bJ0wq1pZ5n4Hc"
         */
        ETag: string;
        /**
         * @description The path of the new game.
         * @example /v1/portraits/5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
         */
        Location: string;
        /**
         * @description The address of the next page with `rel="next"`; absent on the last page.
         * @example </v1/games?limit=2&cursor=WzE3OTU5NTM2MDAwMDAsIjVmMGMxZDdlIl0>; rel="next"
         */
        Link: string;
        /**
         * @description Where an `Idempotency-Key` was used before: this is the answer of then, and nothing has changed.
         * @example true
         */
        "Idempotency-Replayed": string;
        /**
         * @description Where `Prefer` asked to wait: how many seconds the answer would have waited at most.
         * @example wait=20
         */
        "Preference-Applied": string;
        /**
         * @description After how many seconds to send the request again.
         * @example 2
         */
        "Retry-After": number;
        /**
         * @description How many requests are left (`r`) for how many seconds (`t`), by policy. Successes carry it too, where requests are limited.
         * @example "default";r=0;t=42
         */
        RateLimit: string;
        /**
         * @description How many requests (`q`) are allowed in how many seconds (`w`), by policy.
         * @example "default";q=1200;w=60
         */
        "RateLimit-Policy": string;
        /**
         * @description How to say who you are.
         * @example Bearer
         */
        "WWW-Authenticate": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listRulesets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every ruleset. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rulesets": [
                     *         {
                     *           "id": "portraits",
                     *           "title": "Portraits",
                     *           "rulesVersion": 1,
                     *           "seats": {
                     *             "min": 1,
                     *             "max": 1
                     *           },
                     *           "summary": "A solitaire of art deals by James Kyle. Trade your assets for better ones and bring all twelve portraits into your vault before the market freezes.",
                     *           "links": {
                     *             "self": "/v1/rulesets/portraits",
                     *             "create": "/v1/portraits",
                     *             "rules": "/rules/portraits"
                     *           }
                     *         },
                     *         {
                     *           "id": "picture-gallery",
                     *           "title": "Picture Gallery",
                     *           "rulesVersion": 1,
                     *           "seats": {
                     *             "min": 1,
                     *             "max": 1
                     *           },
                     *           "summary": "A patience for two decks: 24 places in three rows are built up in steps of three, until only pictures show. With the variants Royal Parade, last row backwards and Mod3.",
                     *           "links": {
                     *             "self": "/v1/rulesets/picture-gallery",
                     *             "create": "/v1/picture-gallery",
                     *             "rules": "/rules/picture-gallery"
                     *           }
                     *         },
                     *         {
                     *           "id": "merchants-solitaire",
                     *           "title": "Merchant's Solitaire",
                     *           "rulesVersion": 1,
                     *           "seats": {
                     *             "min": 1,
                     *             "max": 1
                     *           },
                     *           "summary": "Twelve customers bring used items to your shop. Match their offers, please them with the types they prefer, and earn ten or more cards of guild standing.",
                     *           "links": {
                     *             "self": "/v1/rulesets/merchants-solitaire",
                     *             "create": "/v1/merchants-solitaire",
                     *             "rules": "/rules/merchants-solitaire"
                     *           }
                     *         },
                     *         {
                     *           "id": "kunstmarkt",
                     *           "title": "Der Prestel Kunstmarkt",
                     *           "rulesVersion": 1,
                     *           "seats": {
                     *             "min": 3,
                     *             "max": 5
                     *           },
                     *           "summary": "Deal in art: buy pictures cheaply, find the customer who wants just that picture, and be the richest dealer. By Franz-Benno Delonge, for three to five players.",
                     *           "links": {
                     *             "self": "/v1/rulesets/kunstmarkt",
                     *             "create": "/v1/kunstmarkt",
                     *             "rules": "/rules/kunstmarkt"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RulesetList"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRuleset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Its id.
                 * @example portraits
                 */
                ruleset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ruleset. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "portraits",
                     *       "title": "Portraits",
                     *       "rulesVersion": 1,
                     *       "seats": {
                     *         "min": 1,
                     *         "max": 1
                     *       },
                     *       "summary": "A solitaire of art deals by James Kyle. Trade your assets for better ones and bring all twelve portraits into your vault before the market freezes.",
                     *       "links": {
                     *         "self": "/v1/rulesets/portraits",
                     *         "create": "/v1/portraits",
                     *         "rules": "/rules/portraits"
                     *       },
                     *       "options": {
                     *         "$schema": "https://json-schema.org/draft/2020-12/schema",
                     *         "type": "object",
                     *         "properties": {},
                     *         "additionalProperties": false,
                     *         "description": "Portraits has no options."
                     *       },
                     *       "moves": {
                     *         "$schema": "https://json-schema.org/draft/2020-12/schema",
                     *         "oneOf": [
                     *           {
                     *             "type": "object",
                     *             "properties": {
                     *               "type": {
                     *                 "type": "string",
                     *                 "const": "buy"
                     *               },
                     *               "card": {
                     *                 "type": "string",
                     *                 "enum": [
                     *                   "AS",
                     *                   "2S",
                     *                   "3S",
                     *                   "4S",
                     *                   "5S",
                     *                   "6S",
                     *                   "7S",
                     *                   "8S",
                     *                   "9S",
                     *                   "10S",
                     *                   "JS",
                     *                   "QS",
                     *                   "KS",
                     *                   "AH",
                     *                   "2H",
                     *                   "3H",
                     *                   "4H",
                     *                   "5H",
                     *                   "6H",
                     *                   "7H",
                     *                   "8H",
                     *                   "9H",
                     *                   "10H",
                     *                   "JH",
                     *                   "QH",
                     *                   "KH",
                     *                   "AD",
                     *                   "2D",
                     *                   "3D",
                     *                   "4D",
                     *                   "5D",
                     *                   "6D",
                     *                   "7D",
                     *                   "8D",
                     *                   "9D",
                     *                   "10D",
                     *                   "JD",
                     *                   "QD",
                     *                   "KD",
                     *                   "AC",
                     *                   "2C",
                     *                   "3C",
                     *                   "4C",
                     *                   "5C",
                     *                   "6C",
                     *                   "7C",
                     *                   "8C",
                     *                   "9C",
                     *                   "10C",
                     *                   "JC",
                     *                   "QC",
                     *                   "KC"
                     *                 ],
                     *                 "description": "The asset or portrait to buy.",
                     *                 "example": "KH"
                     *               },
                     *               "with": {
                     *                 "minItems": 1,
                     *                 "maxItems": 52,
                     *                 "type": "array",
                     *                 "items": {
                     *                   "type": "string",
                     *                   "enum": [
                     *                     "AS",
                     *                     "2S",
                     *                     "3S",
                     *                     "4S",
                     *                     "5S",
                     *                     "6S",
                     *                     "7S",
                     *                     "8S",
                     *                     "9S",
                     *                     "10S",
                     *                     "JS",
                     *                     "QS",
                     *                     "KS",
                     *                     "AH",
                     *                     "2H",
                     *                     "3H",
                     *                     "4H",
                     *                     "5H",
                     *                     "6H",
                     *                     "7H",
                     *                     "8H",
                     *                     "9H",
                     *                     "10H",
                     *                     "JH",
                     *                     "QH",
                     *                     "KH",
                     *                     "AD",
                     *                     "2D",
                     *                     "3D",
                     *                     "4D",
                     *                     "5D",
                     *                     "6D",
                     *                     "7D",
                     *                     "8D",
                     *                     "9D",
                     *                     "10D",
                     *                     "JD",
                     *                     "QD",
                     *                     "KD",
                     *                     "AC",
                     *                     "2C",
                     *                     "3C",
                     *                     "4C",
                     *                     "5C",
                     *                     "6C",
                     *                     "7C",
                     *                     "8C",
                     *                     "9C",
                     *                     "10C",
                     *                     "JC",
                     *                     "QC",
                     *                     "KC"
                     *                   ],
                     *                   "description": "A card: rank (A, 2–10, J, Q, K), then suit (S spades, H hearts, D diamonds, C clubs).",
                     *                   "example": "10D"
                     *                 },
                     *                 "description": "The assets to pay with, in any order.",
                     *                 "uniqueItems": true,
                     *                 "example": [
                     *                   "9H",
                     *                   "5H"
                     *                 ]
                     *               }
                     *             },
                     *             "required": [
                     *               "type",
                     *               "card",
                     *               "with"
                     *             ],
                     *             "additionalProperties": false,
                     *             "description": "Buy a card from public or private sales (PO-5, PO-7)."
                     *           },
                     *           {
                     *             "type": "object",
                     *             "properties": {
                     *               "type": {
                     *                 "type": "string",
                     *                 "const": "swap"
                     *               },
                     *               "card": {
                     *                 "type": "string",
                     *                 "enum": [
                     *                   "AS",
                     *                   "2S",
                     *                   "3S",
                     *                   "4S",
                     *                   "5S",
                     *                   "6S",
                     *                   "7S",
                     *                   "8S",
                     *                   "9S",
                     *                   "10S",
                     *                   "JS",
                     *                   "QS",
                     *                   "KS",
                     *                   "AH",
                     *                   "2H",
                     *                   "3H",
                     *                   "4H",
                     *                   "5H",
                     *                   "6H",
                     *                   "7H",
                     *                   "8H",
                     *                   "9H",
                     *                   "10H",
                     *                   "JH",
                     *                   "QH",
                     *                   "KH",
                     *                   "AD",
                     *                   "2D",
                     *                   "3D",
                     *                   "4D",
                     *                   "5D",
                     *                   "6D",
                     *                   "7D",
                     *                   "8D",
                     *                   "9D",
                     *                   "10D",
                     *                   "JD",
                     *                   "QD",
                     *                   "KD",
                     *                   "AC",
                     *                   "2C",
                     *                   "3C",
                     *                   "4C",
                     *                   "5C",
                     *                   "6C",
                     *                   "7C",
                     *                   "8C",
                     *                   "9C",
                     *                   "10C",
                     *                   "JC",
                     *                   "QC",
                     *                   "KC"
                     *                 ],
                     *                 "description": "The asset to take from public sales.",
                     *                 "example": "7S"
                     *               },
                     *               "with": {
                     *                 "type": "string",
                     *                 "enum": [
                     *                   "AS",
                     *                   "2S",
                     *                   "3S",
                     *                   "4S",
                     *                   "5S",
                     *                   "6S",
                     *                   "7S",
                     *                   "8S",
                     *                   "9S",
                     *                   "10S",
                     *                   "JS",
                     *                   "QS",
                     *                   "KS",
                     *                   "AH",
                     *                   "2H",
                     *                   "3H",
                     *                   "4H",
                     *                   "5H",
                     *                   "6H",
                     *                   "7H",
                     *                   "8H",
                     *                   "9H",
                     *                   "10H",
                     *                   "JH",
                     *                   "QH",
                     *                   "KH",
                     *                   "AD",
                     *                   "2D",
                     *                   "3D",
                     *                   "4D",
                     *                   "5D",
                     *                   "6D",
                     *                   "7D",
                     *                   "8D",
                     *                   "9D",
                     *                   "10D",
                     *                   "JD",
                     *                   "QD",
                     *                   "KD",
                     *                   "AC",
                     *                   "2C",
                     *                   "3C",
                     *                   "4C",
                     *                   "5C",
                     *                   "6C",
                     *                   "7C",
                     *                   "8C",
                     *                   "9C",
                     *                   "10C",
                     *                   "JC",
                     *                   "QC",
                     *                   "KC"
                     *                 ],
                     *                 "description": "Your asset of equal value to discard.",
                     *                 "example": "7D"
                     *               }
                     *             },
                     *             "required": [
                     *               "type",
                     *               "card",
                     *               "with"
                     *             ],
                     *             "additionalProperties": false,
                     *             "description": "Swap an asset for one of equal value (PO-8)."
                     *           }
                     *         ],
                     *         "description": "One transaction (PO-4)."
                     *       },
                     *       "events": [
                     *         {
                     *           "type": "gameCreated",
                     *           "meaning": "The game was created, with its options, its kind of deal, and the commitment to the cards of a secret one.",
                     *           "schema": {
                     *             "$schema": "https://json-schema.org/draft/2020-12/schema",
                     *             "type": "object",
                     *             "properties": {
                     *               "type": {
                     *                 "type": "string",
                     *                 "const": "gameCreated"
                     *               },
                     *               "ruleset": {
                     *                 "type": "string",
                     *                 "const": "portraits"
                     *               },
                     *               "rulesVersion": {
                     *                 "type": "integer",
                     *                 "minimum": 1,
                     *                 "maximum": 9007199254740991
                     *               },
                     *               "options": {
                     *                 "type": "object",
                     *                 "properties": {},
                     *                 "additionalProperties": false,
                     *                 "description": "Portraits has no options."
                     *               },
                     *               "seats": {
                     *                 "type": "integer",
                     *                 "minimum": 1,
                     *                 "maximum": 9007199254740991
                     *               },
                     *               "visibility": {
                     *                 "type": "string",
                     *                 "enum": [
                     *                   "unlisted",
                     *                   "public",
                     *                   "private"
                     *                 ]
                     *               },
                     *               "undo": {
                     *                 "type": "string",
                     *                 "enum": [
                     *                   "free",
                     *                   "off"
                     *                 ]
                     *               },
                     *               "title": {
                     *                 "type": [
                     *                   "string",
                     *                   "null"
                     *                 ]
                     *               },
                     *               "deal": {
                     *                 "type": "object",
                     *                 "properties": {
                     *                   "kind": {
                     *                     "type": "string"
                     *                   },
                     *                   "number": {
                     *                     "type": "integer",
                     *                     "minimum": 1,
                     *                     "maximum": 9007199254740991
                     *                   },
                     *                   "date": {
                     *                     "type": "string"
                     *                   }
                     *                 },
                     *                 "required": [
                     *                   "kind"
                     *                 ],
                     *                 "additionalProperties": false,
                     *                 "description": "The kind of deal, and its number or date where it has one."
                     *               },
                     *               "commitment": {
                     *                 "type": [
                     *                   "string",
                     *                   "null"
                     *                 ]
                     *               },
                     *               "forkedFrom": {
                     *                 "anyOf": [
                     *                   {
                     *                     "type": "object",
                     *                     "properties": {
                     *                       "id": {
                     *                         "type": "string"
                     *                       },
                     *                       "version": {
                     *                         "type": "integer",
                     *                         "minimum": 1,
                     *                         "maximum": 9007199254740991
                     *                       }
                     *                     },
                     *                     "required": [
                     *                       "id",
                     *                       "version"
                     *                     ],
                     *                     "additionalProperties": false,
                     *                     "description": "The game and version that this game was forked from."
                     *                   },
                     *                   {
                     *                     "type": "null"
                     *                   }
                     *                 ]
                     *               }
                     *             },
                     *             "required": [
                     *               "type",
                     *               "ruleset",
                     *               "rulesVersion",
                     *               "options",
                     *               "seats",
                     *               "visibility",
                     *               "undo",
                     *               "title",
                     *               "deal",
                     *               "commitment",
                     *               "forkedFrom"
                     *             ],
                     *             "additionalProperties": false,
                     *             "description": "The game was created with these options."
                     *           }
                     *         },
                     *         {
                     *           "type": "seatTaken",
                     *           "meaning": "A player or a bot sat down.",
                     *           "schema": {
                     *             "$schema": "https://json-schema.org/draft/2020-12/schema",
                     *             "type": "object",
                     *             "properties": {
                     *               "type": {
                     *                 "type": "string",
                     *                 "const": "seatTaken"
                     *               },
                     *               "seat": {
                     *                 "type": "integer",
                     *                 "minimum": 0,
                     *                 "maximum": 9007199254740991
                     *               },
                     *               "kind": {
                     *                 "type": "string",
                     *                 "enum": [
                     *                   "player",
                     *                   "bot"
                     *                 ]
                     *               }
                     *             },
                     *             "required": [
                     *               "type",
                     *               "seat",
                     *               "kind"
                     *             ],
                     *             "additionalProperties": false,
                     *             "description": "Somebody sat down."
                     *           }
                     *         },
                     *         {
                     *           "type": "seatLeft",
                     *           "meaning": "A seat is open again at a table that still waits for players.",
                     *           "schema": {
                     *             "$schema": "https://json-schema.org/draft/2020-12/schema",
                     *             "type": "object",
                     *             "properties": {
                     *               "type": {
                     *                 "type": "string",
                     *                 "const": "seatLeft"
                     *               },
                     *               "seat": {
                     *                 "type": "integer",
                     *                 "minimum": 0,
                     *                 "maximum": 9007199254740991
                     *               }
                     *             },
                     *             "required": [
                     *               "type",
                     *               "seat"
                     *             ],
                     *             "additionalProperties": false,
                     *             "description": "A seat of a waiting table is open again."
                     *           }
                     *         }
                     *       ],
                     *       "rules": [
                     *         {
                     *           "id": "PO-1",
                     *           "text": "Cards. One deck of 52 cards. Number cards and aces are assets; jacks, queens and kings are portraits. Cards from 2 to 10 are worth what is printed on them, a jack 11, a queen 12, a king 13, an ace 1 or 11 as the player likes, anew each time."
                     *         },
                     *         {
                     *           "id": "PO-2",
                     *           "text": "Setup. The deck is shuffled into a face-down draw pile. Five cards are drawn one at a time, face up, into public sales, positions 1 to 5; portraits may lie there. Then five assets are drawn into your assets, positions 1 to 5; a portrait that turns up meanwhile goes to private collector sales, and the same position is drawn for again."
                     *         },
                     *         {
                     *           "id": "PO-3",
                     *           "text": "Private sales hold five. A portrait drawn for an asset position while five lie there freezes the market: the game is lost at once (market-frozen). The card that found no room is shown as overflow; it has left the draw pile and is not among the five, and the positions not yet filled stay empty. This can happen during the setup: such a game is over when it begins."
                     *         }
                     *       ],
                     *       "cards": [
                     *         {
                     *           "id": "AS",
                     *           "name": "ace of spades"
                     *         },
                     *         {
                     *           "id": "2S",
                     *           "name": "2 of spades"
                     *         },
                     *         {
                     *           "id": "3S",
                     *           "name": "3 of spades"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PortraitsRuleset"] | components["schemas"]["PictureGalleryRuleset"] | components["schemas"]["MerchantsSolitaireRuleset"] | components["schemas"]["KunstmarktRuleset"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRules: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that you have: an unchanged answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every ruleset with its rules. A page for `Accept: text/html`, Markdown for `text/markdown`, else JSON. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rulesets": [
                     *         {
                     *           "id": "portraits",
                     *           "title": "Portraits",
                     *           "rulesVersion": 1,
                     *           "summary": "A solitaire of art deals by James Kyle. Trade your assets for better ones and bring all twelve portraits into your vault before the market freezes.",
                     *           "links": {
                     *             "self": "/rules/portraits",
                     *             "markdown": "/rules/portraits.md",
                     *             "ruleset": "/v1/rulesets/portraits",
                     *             "create": "/v1/portraits",
                     *             "play": "/play#/new/portraits",
                     *             "picture": "/pictures/portraits.svg"
                     *           }
                     *         },
                     *         {
                     *           "id": "picture-gallery",
                     *           "title": "Picture Gallery",
                     *           "rulesVersion": 1,
                     *           "summary": "A patience for two decks: 24 places in three rows are built up in steps of three, until only pictures show. With the variants Royal Parade, last row backwards and Mod3.",
                     *           "links": {
                     *             "self": "/rules/picture-gallery",
                     *             "markdown": "/rules/picture-gallery.md",
                     *             "ruleset": "/v1/rulesets/picture-gallery",
                     *             "create": "/v1/picture-gallery",
                     *             "play": "/play#/new/picture-gallery",
                     *             "picture": "/pictures/picture-gallery.svg"
                     *           }
                     *         },
                     *         {
                     *           "id": "merchants-solitaire",
                     *           "title": "Merchant's Solitaire",
                     *           "rulesVersion": 1,
                     *           "summary": "Twelve customers bring used items to your shop. Match their offers, please them with the types they prefer, and earn ten or more cards of guild standing.",
                     *           "links": {
                     *             "self": "/rules/merchants-solitaire",
                     *             "markdown": "/rules/merchants-solitaire.md",
                     *             "ruleset": "/v1/rulesets/merchants-solitaire",
                     *             "create": "/v1/merchants-solitaire",
                     *             "play": "/play#/new/merchants-solitaire",
                     *             "picture": "/pictures/merchants-solitaire.svg"
                     *           }
                     *         },
                     *         {
                     *           "id": "kunstmarkt",
                     *           "title": "Der Prestel Kunstmarkt",
                     *           "rulesVersion": 1,
                     *           "summary": "Deal in art: buy pictures cheaply, find the customer who wants just that picture, and be the richest dealer. By Franz-Benno Delonge, for three to five players.",
                     *           "links": {
                     *             "self": "/rules/kunstmarkt",
                     *             "markdown": "/rules/kunstmarkt.md",
                     *             "ruleset": "/v1/rulesets/kunstmarkt",
                     *             "create": "/v1/kunstmarkt",
                     *             "play": "/play#/new/kunstmarkt",
                     *             "picture": "/pictures/kunstmarkt.svg"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RulesList"];
                    "text/html": string;
                    "text/markdown": string;
                };
            };
            /** @description Nothing has changed since the `ETag` that you sent. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the host refuses before this service sees it, e.g. headers that are too large (431). */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getRules: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that you have: an unchanged answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description Its id.
                 * @example portraits
                 */
                ruleset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. A page for `Accept: text/html`, Markdown for `text/markdown`, else JSON. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "portraits",
                     *       "title": "Portraits",
                     *       "rulesVersion": 1,
                     *       "summary": "A solitaire of art deals by James Kyle. Trade your assets for better ones and bring all twelve portraits into your vault before the market freezes.",
                     *       "links": {
                     *         "self": "/rules/portraits",
                     *         "markdown": "/rules/portraits.md",
                     *         "ruleset": "/v1/rulesets/portraits",
                     *         "create": "/v1/portraits",
                     *         "play": "/play#/new/portraits",
                     *         "picture": "/pictures/portraits.svg"
                     *       },
                     *       "about": [
                     *         "By James Kyle (2003): a solitaire for one deck of cards. You deal in art. Cheap assets pay for dearer ones, and assets of the right suit pay for the twelve portraits, which are all that you are after. Nothing is hidden but the order of the draw pile.",
                     *         "Most deals are lost, some before the first move. A user interface that shows only the purchases marked `minimal` hides no way to win a card, only ways to pay more for it; paying more can still be right, because it makes room for new assets."
                     *       ],
                     *       "endings": [
                     *         {
                     *           "result": "won",
                     *           "reason": "vault-complete",
                     *           "when": "all twelve portraits are in the vault (PO-12)"
                     *         },
                     *         {
                     *           "result": "lost",
                     *           "reason": "market-frozen",
                     *           "when": "a sixth portrait came to private sales (PO-3)"
                     *         },
                     *         {
                     *           "result": "lost",
                     *           "reason": "no-legal-transaction",
                     *           "when": "nothing can be bought or swapped (PO-12)"
                     *         },
                     *         {
                     *           "result": "lost",
                     *           "reason": "resigned",
                     *           "when": "you gave up"
                     *         }
                     *       ],
                     *       "rules": [
                     *         {
                     *           "id": "PO-1",
                     *           "text": "Cards. One deck of 52 cards. Number cards and aces are assets; jacks, queens and kings are portraits. Cards from 2 to 10 are worth what is printed on them, a jack 11, a queen 12, a king 13, an ace 1 or 11 as the player likes, anew each time."
                     *         },
                     *         {
                     *           "id": "PO-2",
                     *           "text": "Setup. The deck is shuffled into a face-down draw pile. Five cards are drawn one at a time, face up, into public sales, positions 1 to 5; portraits may lie there. Then five assets are drawn into your assets, positions 1 to 5; a portrait that turns up meanwhile goes to private collector sales, and the same position is drawn for again."
                     *         },
                     *         {
                     *           "id": "PO-3",
                     *           "text": "Private sales hold five. A portrait drawn for an asset position while five lie there freezes the market: the game is lost at once (market-frozen). The card that found no room is shown as overflow; it has left the draw pile and is not among the five, and the positions not yet filled stay empty. This can happen during the setup: such a game is over when it begins."
                     *         }
                     *       ],
                     *       "refusals": [
                     *         {
                     *           "reason": "no-such-card-here",
                     *           "meaning": "The card is not where the move takes it from.",
                     *           "whatToDo": "Buy from public or private sales, swap with public sales, and pay with your own assets. The view shows where each card lies."
                     *         },
                     *         {
                     *           "reason": "wrong-suit",
                     *           "meaning": "A card is paid for with assets of its own suit, and the payment contains another suit.",
                     *           "whatToDo": "Pay with assets of that suit only."
                     *         },
                     *         {
                     *           "reason": "payment-too-low",
                     *           "meaning": "A payment has to be greater than the value of the card; an equal total is too little.",
                     *           "whatToDo": "Add assets of the same suit until the total is at least `needed`. An ace counts 11."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Rules"];
                    "text/html": string;
                    "text/markdown": string;
                };
            };
            /** @description Nothing has changed since the `ETag` that you sent. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    drawCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that you have: an unchanged answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description Its id.
                 * @example portraits
                 */
                ruleset: string;
                /**
                 * @description One of the ids in `cards` of the ruleset.
                 * @example KH
                 */
                card: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" lang="en" role="img" aria-labelledby="card-AS" width="78" height="106" viewBox="-1 -1 78 106"><title id="card-AS">ace of spades</title><style>svg{font-family:Georgia,Iowan Old Style,Palatino Linotype,Book Antiqua,Times New Roman,serif}.bold{font-weight:700}.card{fill:#fffaf0}.line-edge{stroke:#b79b70;fill:none}.black{color:#201d26;fill:#201d26}.line-gold{stroke:#d3a747;fill:none}@media(prefers-color-scheme:dark){.card{fill:#f0e4cd}.line-edge{stroke:#8f7650;fill:none}.line-gold{stroke:#c39436;fill:none}}</style><defs><symbol id="S" viewBox="0 0 32 32"><path d="M16 2C19 9 29 13 29 20.5C29 25 25.5 27.5 22 27.5C19.8 27.5 18 26.5 17 25C17.2 27.5 18.5 29.5 20.5 30.5H11.5C13.5 29.5 14.8 27.5 15 25C14 26.5 12.2 27.5 10 27.5C6.5 27.5 3 25 3 20.5C3 13 13 9 16 2Z" fill="currentColor"/></symbol><g id="blank"><rect x="0" y="0" width="76" height="104" rx="6" class="card"/><rect x="0" y="0" width="76" height="104" rx="6" class="line-edge" stroke-width="1.5"/></g></defs><g transform="translate(0 0)"><use href="#blank"/><g class="black"><text x="6" y="28" font-size="30" class="bold">A</text><use href="#S" x="46" y="6" width="24" height="24"/><circle cx="38" cy="68" r="28" class="line-gold" stroke-width="1.5"/><use href="#S" x="17" y="47" width="42" height="42"/></g></g></svg> */
                    "image/svg+xml": string;
                };
            };
            /** @description The card is as it was. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createPlayer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description The player and the token. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5d52bbf99a760fddc254e3318f243044",
                     *       "name": "Ada",
                     *       "token": "salon_n7EuZaSbIN5lpeILra0-QyRr0G39MFnSZLuaXIQNnT4"
                     *     }
                     */
                    "application/json": components["schemas"]["NewPlayer"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description You. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5d52bbf99a760fddc254e3318f243044",
                     *       "name": "Ada"
                     *     }
                     */
                    "application/json": components["schemas"]["Player"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale-version`: The game has moved on. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    renameMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rename"];
            };
        };
        responses: {
            /** @description You. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5d52bbf99a760fddc254e3318f243044",
                     *       "name": "Ada L."
                     *     }
                     */
                    "application/json": components["schemas"]["Player"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rotateToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description You, with the new token. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5d52bbf99a760fddc254e3318f243044",
                     *       "name": null,
                     *       "token": "salon_wwSI2mA8WjP0l-yd0zZWwuoK0I4XCaaUjZZzxqP5OGQ"
                     *     }
                     */
                    "application/json": components["schemas"]["NewPlayer"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listGames: {
        parameters: {
            query?: {
                /** @description Games of this ruleset. */
                ruleset?: "portraits" | "picture-gallery" | "merchants-solitaire" | "kunstmarkt";
                /** @description Games of this status. */
                status?: "waiting" | "active" | "finished";
                /** @description Games in which you hold a seat; needs a token. */
                mine?: boolean;
                /** @description Games that wait for you; needs a token. */
                myTurn?: boolean;
                /** @description How many at most. */
                limit?: number;
                /** @description `next` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of games. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "games": [
                     *         {
                     *           "id": "b4ed97509a14f6e158f9bafa13dcf330",
                     *           "ruleset": "kunstmarkt",
                     *           "title": null,
                     *           "status": "finished",
                     *           "version": 23,
                     *           "seats": [
                     *             {
                     *               "seat": 0,
                     *               "name": "Ada",
                     *               "kind": "player",
                     *               "resigned": true
                     *             },
                     *             {
                     *               "seat": 1,
                     *               "name": null,
                     *               "kind": "bot",
                     *               "resigned": false
                     *             },
                     *             {
                     *               "seat": 2,
                     *               "name": "Ben",
                     *               "kind": "player",
                     *               "resigned": true
                     *             }
                     *           ],
                     *           "you": null,
                     *           "awaiting": [],
                     *           "deal": {
                     *             "kind": "secret"
                     *           },
                     *           "outcome": {
                     *             "result": "ranking",
                     *             "reason": "last-player",
                     *             "ranking": [
                     *               {
                     *                 "seat": 1,
                     *                 "place": 1,
                     *                 "cash": 25000,
                     *                 "pictures": 3,
                     *                 "bestFame": 95
                     *               },
                     *               {
                     *                 "seat": 0,
                     *                 "place": 2,
                     *                 "cash": 25000,
                     *                 "pictures": 0,
                     *                 "bestFame": null
                     *               },
                     *               {
                     *                 "seat": 2,
                     *                 "place": 2,
                     *                 "cash": 25000,
                     *                 "pictures": 0,
                     *                 "bestFame": null
                     *               }
                     *             ]
                     *           },
                     *           "createdAt": "2026-11-30T12:03:34.500Z",
                     *           "updatedAt": "2026-11-30T13:04:07.500Z",
                     *           "links": {
                     *             "self": "/v1/kunstmarkt/b4ed97509a14f6e158f9bafa13dcf330",
                     *             "events": "/v1/kunstmarkt/b4ed97509a14f6e158f9bafa13dcf330/events"
                     *           }
                     *         },
                     *         {
                     *           "id": "849b58252750312353bb358c4a5e9c36",
                     *           "ruleset": "merchants-solitaire",
                     *           "title": "Sunday game",
                     *           "status": "active",
                     *           "version": 16,
                     *           "seats": [
                     *             {
                     *               "seat": 0,
                     *               "name": "Ada",
                     *               "kind": "player",
                     *               "resigned": false
                     *             }
                     *           ],
                     *           "you": null,
                     *           "awaiting": [
                     *             {
                     *               "seat": 0,
                     *               "decision": "offer",
                     *               "since": "2026-11-30T12:02:22.500Z",
                     *               "deadline": null
                     *             }
                     *           ],
                     *           "deal": {
                     *             "kind": "secret"
                     *           },
                     *           "outcome": null,
                     *           "createdAt": "2026-11-30T12:02:22.500Z",
                     *           "updatedAt": "2026-11-30T12:02:22.500Z",
                     *           "links": {
                     *             "self": "/v1/merchants-solitaire/849b58252750312353bb358c4a5e9c36",
                     *             "events": "/v1/merchants-solitaire/849b58252750312353bb358c4a5e9c36/events"
                     *           }
                     *         }
                     *       ],
                     *       "next": "WzE3OTYwNDAxNDI1MDAsIjg0OWI1ODI1Mjc1MDMxMjM1M2JiMzU4YzRhNWU5YzM2Il0"
                     *     }
                     */
                    "application/json": components["schemas"]["GamesPage"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-query`: A parameter or header is not valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createPortraitsGame: {
        parameters: {
            query?: {
                /** @description `false` leaves the field `legalMoves` out of the answer. */
                legalMoves?: boolean;
            };
            header?: {
                /** @description The same key with the same request within 24 hours gets the same answer again. Needs a token. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreatePortraits"];
            };
        };
        responses: {
            /** @description The new game; `Location` is its address. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6bab88eec0c8b449f58b1a40b010a36b",
                     *       "ruleset": "portraits",
                     *       "rulesVersion": 1,
                     *       "title": null,
                     *       "visibility": "unlisted",
                     *       "undo": "free",
                     *       "deal": {
                     *         "kind": "numbered",
                     *         "number": 7
                     *       },
                     *       "forkedFrom": null,
                     *       "status": "active",
                     *       "version": 15,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "name": "Ada",
                     *           "kind": "player",
                     *           "resigned": false
                     *         }
                     *       ],
                     *       "you": 0,
                     *       "awaiting": [
                     *         {
                     *           "seat": 0,
                     *           "decision": "transaction",
                     *           "since": "2026-11-30T12:00:16.500Z",
                     *           "deadline": null
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "assists": {
                     *         "undos": 0,
                     *         "hints": 0,
                     *         "forks": 0
                     *       },
                     *       "fairness": {
                     *         "commitment": null,
                     *         "serverSeed": null
                     *       },
                     *       "createdAt": "2026-11-30T12:00:16.500Z",
                     *       "updatedAt": "2026-11-30T12:00:16.500Z",
                     *       "options": {},
                     *       "view": {
                     *         "publicSales": [
                     *           "5C",
                     *           "4H",
                     *           "10C",
                     *           "10D",
                     *           "AC"
                     *         ],
                     *         "privateSales": [
                     *           "JH",
                     *           "KS"
                     *         ],
                     *         "assets": [
                     *           "6S",
                     *           "9S",
                     *           "8H",
                     *           "10S",
                     *           "9D"
                     *         ],
                     *         "vault": [],
                     *         "discard": [],
                     *         "drawPile": 40,
                     *         "overflow": null
                     *       },
                     *       "legalMoves": [
                     *         {
                     *           "move": {
                     *             "type": "buy",
                     *             "card": "4H",
                     *             "with": [
                     *               "8H"
                     *             ]
                     *           },
                     *           "label": "Buy 4♥ with 8♥",
                     *           "minimal": true
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "swap",
                     *             "card": "10C",
                     *             "with": "10S"
                     *           },
                     *           "label": "Swap 10♠ for 10♣"
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "swap",
                     *             "card": "10D",
                     *             "with": "10S"
                     *           },
                     *           "label": "Swap 10♠ for 10♦"
                     *         }
                     *       ],
                     *       "links": {
                     *         "self": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b",
                     *         "moves": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b/moves",
                     *         "events": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b/events",
                     *         "board": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b/board.svg",
                     *         "fairness": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b/fairness",
                     *         "rules": "/rules/portraits"
                     *       },
                     *       "events": [
                     *         {
                     *           "seq": 1,
                     *           "moveNumber": 0,
                     *           "time": "2026-11-30T12:00:16.500Z",
                     *           "seat": null,
                     *           "event": {
                     *             "type": "gameCreated",
                     *             "ruleset": "portraits",
                     *             "rulesVersion": 1,
                     *             "options": {},
                     *             "seats": 1,
                     *             "visibility": "unlisted",
                     *             "undo": "free",
                     *             "title": null,
                     *             "deal": {
                     *               "kind": "numbered",
                     *               "number": 7
                     *             },
                     *             "commitment": null,
                     *             "forkedFrom": null
                     *           }
                     *         },
                     *         {
                     *           "seq": 2,
                     *           "moveNumber": 0,
                     *           "time": "2026-11-30T12:00:16.500Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "seatTaken",
                     *             "seat": 0,
                     *             "kind": "player"
                     *           }
                     *         },
                     *         {
                     *           "seq": 3,
                     *           "moveNumber": 0,
                     *           "time": "2026-11-30T12:00:16.500Z",
                     *           "seat": null,
                     *           "event": {
                     *             "type": "dealt",
                     *             "piles": {
                     *               "cards": 52
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "credentials": {
                     *         "playerId": "216b8189014abc8a1a478604751d579f",
                     *         "token": "salon_gVJCI85xwzOQYd4ucgjKbUiD_5Bsn_PEtntlGjDn46E"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PortraitsSeated"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. `invalid-deal`: That cannot be dealt. `idempotency-key-reused`: The key belongs to another request. `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPortraitsGame: {
        parameters: {
            query?: {
                /** @description `false` leaves the field `legalMoves` out of the answer. */
                legalMoves?: boolean;
                /** @description A version: the game as you were answered then. `legalMoves` is null. */
                at?: number;
            };
            header?: {
                /** @description The `ETag` that you have: an unchanged answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The position. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6bab88eec0c8b449f58b1a40b010a36b",
                     *       "ruleset": "portraits",
                     *       "rulesVersion": 1,
                     *       "title": null,
                     *       "visibility": "unlisted",
                     *       "undo": "free",
                     *       "deal": {
                     *         "kind": "numbered",
                     *         "number": 7
                     *       },
                     *       "forkedFrom": null,
                     *       "status": "active",
                     *       "version": 15,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "name": "Ada",
                     *           "kind": "player",
                     *           "resigned": false
                     *         }
                     *       ],
                     *       "you": 0,
                     *       "awaiting": [
                     *         {
                     *           "seat": 0,
                     *           "decision": "transaction",
                     *           "since": "2026-11-30T12:00:16.500Z",
                     *           "deadline": null
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "assists": {
                     *         "undos": 0,
                     *         "hints": 0,
                     *         "forks": 0
                     *       },
                     *       "fairness": {
                     *         "commitment": null,
                     *         "serverSeed": null
                     *       },
                     *       "createdAt": "2026-11-30T12:00:16.500Z",
                     *       "updatedAt": "2026-11-30T12:00:16.500Z",
                     *       "options": {},
                     *       "view": {
                     *         "publicSales": [
                     *           "5C",
                     *           "4H",
                     *           "10C",
                     *           "10D",
                     *           "AC"
                     *         ],
                     *         "privateSales": [
                     *           "JH",
                     *           "KS"
                     *         ],
                     *         "assets": [
                     *           "6S",
                     *           "9S",
                     *           "8H",
                     *           "10S",
                     *           "9D"
                     *         ],
                     *         "vault": [],
                     *         "discard": [],
                     *         "drawPile": 40,
                     *         "overflow": null
                     *       },
                     *       "legalMoves": [
                     *         {
                     *           "move": {
                     *             "type": "buy",
                     *             "card": "4H",
                     *             "with": [
                     *               "8H"
                     *             ]
                     *           },
                     *           "label": "Buy 4♥ with 8♥",
                     *           "minimal": true
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "swap",
                     *             "card": "10C",
                     *             "with": "10S"
                     *           },
                     *           "label": "Swap 10♠ for 10♣"
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "swap",
                     *             "card": "10D",
                     *             "with": "10S"
                     *           },
                     *           "label": "Swap 10♠ for 10♦"
                     *         }
                     *       ],
                     *       "links": {
                     *         "self": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b",
                     *         "moves": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b/moves",
                     *         "events": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b/events",
                     *         "board": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b/board.svg",
                     *         "fairness": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b/fairness",
                     *         "rules": "/rules/portraits"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PortraitsPosition"];
                };
            };
            /** @description Nothing has changed since the `ETag` that you sent. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-query`: A parameter or header is not valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    drawPortraits: {
        parameters: {
            query?: {
                /** @description A version: the picture as you were shown it then. */
                at?: number;
            };
            header?: {
                /** @description The `ETag` that you have: an unchanged answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description Nothing has changed since the `ETag` that you sent. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-query`: A parameter or header is not valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    movePortraits: {
        parameters: {
            query?: {
                /** @description `false` leaves the field `legalMoves` out of the answer. */
                legalMoves?: boolean;
            };
            header?: {
                /** @description The same key with the same request within 24 hours gets the same answer again. Needs a token. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortraitsMoveRequest"];
            };
        };
        responses: {
            /** @description The position after the move (and the moves of bots that followed). */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6bab88eec0c8b449f58b1a40b010a36b",
                     *       "ruleset": "portraits",
                     *       "rulesVersion": 1,
                     *       "title": null,
                     *       "visibility": "unlisted",
                     *       "undo": "free",
                     *       "deal": {
                     *         "kind": "numbered",
                     *         "number": 7
                     *       },
                     *       "forkedFrom": null,
                     *       "status": "active",
                     *       "version": 18,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "name": "Ada",
                     *           "kind": "player",
                     *           "resigned": false
                     *         }
                     *       ],
                     *       "you": 0,
                     *       "awaiting": [
                     *         {
                     *           "seat": 0,
                     *           "decision": "transaction",
                     *           "since": "2026-11-30T12:00:34.500Z",
                     *           "deadline": null
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "assists": {
                     *         "undos": 0,
                     *         "hints": 0,
                     *         "forks": 0
                     *       },
                     *       "fairness": {
                     *         "commitment": null,
                     *         "serverSeed": null
                     *       },
                     *       "createdAt": "2026-11-30T12:00:16.500Z",
                     *       "updatedAt": "2026-11-30T12:00:34.500Z",
                     *       "options": {},
                     *       "view": {
                     *         "publicSales": [
                     *           "5C",
                     *           "4D",
                     *           "10C",
                     *           "10D",
                     *           "AC"
                     *         ],
                     *         "privateSales": [
                     *           "JH",
                     *           "KS"
                     *         ],
                     *         "assets": [
                     *           "6S",
                     *           "9S",
                     *           "4H",
                     *           "10S",
                     *           "9D"
                     *         ],
                     *         "vault": [],
                     *         "discard": [
                     *           "8H"
                     *         ],
                     *         "drawPile": 39,
                     *         "overflow": null
                     *       },
                     *       "legalMoves": [
                     *         {
                     *           "move": {
                     *             "type": "buy",
                     *             "card": "4D",
                     *             "with": [
                     *               "9D"
                     *             ]
                     *           },
                     *           "label": "Buy 4♦ with 9♦",
                     *           "minimal": true
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "swap",
                     *             "card": "4D",
                     *             "with": "4H"
                     *           },
                     *           "label": "Swap 4♥ for 4♦"
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "swap",
                     *             "card": "10C",
                     *             "with": "10S"
                     *           },
                     *           "label": "Swap 10♠ for 10♣"
                     *         }
                     *       ],
                     *       "links": {
                     *         "self": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b",
                     *         "moves": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b/moves",
                     *         "events": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b/events",
                     *         "board": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b/board.svg",
                     *         "fairness": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b/fairness",
                     *         "rules": "/rules/portraits"
                     *       },
                     *       "events": [
                     *         {
                     *           "seq": 16,
                     *           "moveNumber": 1,
                     *           "time": "2026-11-30T12:00:34.500Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "assetPaid",
                     *             "card": "8H",
                     *             "from": {
                     *               "place": "assets",
                     *               "position": 3
                     *             },
                     *             "to": {
                     *               "place": "discard"
                     *             }
                     *           }
                     *         },
                     *         {
                     *           "seq": 17,
                     *           "moveNumber": 1,
                     *           "time": "2026-11-30T12:00:34.500Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "assetBought",
                     *             "card": "4H",
                     *             "from": {
                     *               "place": "publicSales",
                     *               "position": 2
                     *             },
                     *             "to": {
                     *               "place": "assets",
                     *               "position": 3
                     *             }
                     *           }
                     *         },
                     *         {
                     *           "seq": 18,
                     *           "moveNumber": 1,
                     *           "time": "2026-11-30T12:00:34.500Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "publicSaleFilled",
                     *             "card": "4D",
                     *             "from": {
                     *               "place": "drawPile"
                     *             },
                     *             "to": {
                     *               "place": "publicSales",
                     *               "position": 2
                     *             }
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PortraitsPlayed"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-over`: The game is over. `game-not-started`: The game has not begun. `not-your-turn`: It is not your turn. `stale-version`: The game has moved on. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. `illegal-move`: The rules don't allow this move. `idempotency-key-reused`: The key belongs to another request. `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkPortraitsMove: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same request within 24 hours gets the same answer again. Needs a token. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortraitsCheckRequest"];
            };
        };
        responses: {
            /** @description `legal`, and what stands in the way. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "legal": true
                     *     }
                     */
                    "application/json": components["schemas"]["CheckedMove"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-over`: The game is over. `game-not-started`: The game has not begun. `not-your-turn`: It is not your turn. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. `idempotency-key-reused`: The key belongs to another request. `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPortraitsEvents: {
        parameters: {
            query?: {
                /** @description Entries after this seq. */
                after?: number;
                /** @description How many a page holds at most. Streams have no end but their own. */
                limit?: number;
                /** @description Every entry also says what happened, in `text`, and names the `version` that `?at=` shows it by. Default false. */
                annotated?: boolean;
            };
            header?: {
                /** @description Of streams: the seq to go on after; it goes before `after`. */
                "Last-Event-ID"?: number;
                /** @description Of pages: `wait=` and seconds, at most 30; told again in `Preference-Applied`. */
                Prefer?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries after `after`, oldest first: a page, or a stream that goes on with new ones. */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "events": [
                     *         {
                     *           "seq": 16,
                     *           "moveNumber": 1,
                     *           "time": "2026-11-30T12:00:34.500Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "assetPaid",
                     *             "card": "8H",
                     *             "from": {
                     *               "place": "assets",
                     *               "position": 3
                     *             },
                     *             "to": {
                     *               "place": "discard"
                     *             }
                     *           }
                     *         },
                     *         {
                     *           "seq": 17,
                     *           "moveNumber": 1,
                     *           "time": "2026-11-30T12:00:34.500Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "assetBought",
                     *             "card": "4H",
                     *             "from": {
                     *               "place": "publicSales",
                     *               "position": 2
                     *             },
                     *             "to": {
                     *               "place": "assets",
                     *               "position": 3
                     *             }
                     *           }
                     *         },
                     *         {
                     *           "seq": 18,
                     *           "moveNumber": 1,
                     *           "time": "2026-11-30T12:00:34.500Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "publicSaleFilled",
                     *             "card": "4D",
                     *             "from": {
                     *               "place": "drawPile"
                     *             },
                     *             "to": {
                     *               "place": "publicSales",
                     *               "position": 2
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "version": 21,
                     *       "next": 18
                     *     }
                     */
                    "application/json": components["schemas"]["PortraitsLogPage"];
                    "text/event-stream": string;
                    "application/x-ndjson": string;
                };
            };
            /** @description With `text/event-stream`: the game is over, and you have its whole log. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-query`: A parameter or header is not valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPortraitsFairness: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proof, as far as it is open. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "algorithm": "salon-1",
                     *       "deal": {
                     *         "kind": "secret"
                     *       },
                     *       "commitment": "5a0870fab54d0b626b39caaf6589090204998b632ba34a449dba2b78eca23818",
                     *       "serverSeed": "9147090ddc9e3fbe92e1c71179f4111ad27d30ede900e4446bdc11a3f411bb3a",
                     *       "clientSeeds": [
                     *         ""
                     *       ],
                     *       "piles": {
                     *         "cards": {
                     *           "unshuffled": [
                     *             "AS",
                     *             "2S",
                     *             "3S"
                     *           ],
                     *           "order": [
                     *             "7C",
                     *             "8S",
                     *             "JC"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Fairness"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-query`: A parameter or header is not valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resignPortraits: {
        parameters: {
            query?: {
                /** @description `false` leaves the field `legalMoves` out of the answer. */
                legalMoves?: boolean;
            };
            header?: {
                /** @description The same key with the same request within 24 hours gets the same answer again. Needs a token. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ResignRequest"];
            };
        };
        responses: {
            /** @description The position after you have gone. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6bab88eec0c8b449f58b1a40b010a36b",
                     *       "ruleset": "portraits",
                     *       "rulesVersion": 1,
                     *       "title": null,
                     *       "visibility": "unlisted",
                     *       "undo": "free",
                     *       "deal": {
                     *         "kind": "numbered",
                     *         "number": 7
                     *       },
                     *       "forkedFrom": null,
                     *       "status": "finished",
                     *       "version": 26,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "name": "Ada",
                     *           "kind": "player",
                     *           "resigned": true
                     *         }
                     *       ],
                     *       "you": 0,
                     *       "awaiting": [],
                     *       "outcome": {
                     *         "result": "lost",
                     *         "reason": "resigned"
                     *       },
                     *       "assists": {
                     *         "undos": 2,
                     *         "hints": 1,
                     *         "forks": 2
                     *       },
                     *       "fairness": {
                     *         "commitment": null,
                     *         "serverSeed": null
                     *       },
                     *       "createdAt": "2026-11-30T12:00:16.500Z",
                     *       "updatedAt": "2026-11-30T12:01:01.500Z",
                     *       "options": {},
                     *       "view": {
                     *         "publicSales": [
                     *           "5C",
                     *           "4H",
                     *           "10C",
                     *           "10D",
                     *           "AC"
                     *         ],
                     *         "privateSales": [
                     *           "JH",
                     *           "KS"
                     *         ],
                     *         "assets": [
                     *           "6S",
                     *           "9S",
                     *           "8H",
                     *           "10S",
                     *           "9D"
                     *         ],
                     *         "vault": [],
                     *         "discard": [],
                     *         "drawPile": 40,
                     *         "overflow": null
                     *       },
                     *       "legalMoves": null,
                     *       "links": {
                     *         "self": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b",
                     *         "moves": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b/moves",
                     *         "events": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b/events",
                     *         "board": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b/board.svg",
                     *         "fairness": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b/fairness",
                     *         "rules": "/rules/portraits"
                     *       },
                     *       "events": [
                     *         {
                     *           "seq": 25,
                     *           "moveNumber": 2,
                     *           "time": "2026-11-30T12:01:01.500Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "seatResigned",
                     *             "seat": 0
                     *           }
                     *         },
                     *         {
                     *           "seq": 26,
                     *           "moveNumber": 2,
                     *           "time": "2026-11-30T12:01:01.500Z",
                     *           "seat": null,
                     *           "event": {
                     *             "type": "gameFinished",
                     *             "outcome": {
                     *               "result": "lost",
                     *               "reason": "resigned"
                     *             }
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PortraitsPlayed"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale-version`: The game has moved on. `game-over`: The game is over. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. `idempotency-key-reused`: The key belongs to another request. `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forkPortraits: {
        parameters: {
            query?: {
                /** @description `false` leaves the field `legalMoves` out of the answer. */
                legalMoves?: boolean;
            };
            header?: {
                /** @description The same key with the same request within 24 hours gets the same answer again. Needs a token. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ForkRequest"];
            };
        };
        responses: {
            /** @description The new game; `Location` is its address. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5d7fc91639fddeeff3cd9ef7ceac15a1",
                     *       "ruleset": "portraits",
                     *       "rulesVersion": 1,
                     *       "title": null,
                     *       "visibility": "private",
                     *       "undo": "free",
                     *       "deal": {
                     *         "kind": "numbered",
                     *         "number": 7
                     *       },
                     *       "forkedFrom": {
                     *         "id": "6bab88eec0c8b449f58b1a40b010a36b",
                     *         "version": 24
                     *       },
                     *       "status": "active",
                     *       "version": 24,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "name": "Ada",
                     *           "kind": "player",
                     *           "resigned": false
                     *         }
                     *       ],
                     *       "you": 0,
                     *       "awaiting": [
                     *         {
                     *           "seat": 0,
                     *           "decision": "transaction",
                     *           "since": "2026-11-30T12:00:55.500Z",
                     *           "deadline": null
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "assists": {
                     *         "undos": 2,
                     *         "hints": 1,
                     *         "forks": 0
                     *       },
                     *       "fairness": {
                     *         "commitment": null,
                     *         "serverSeed": null
                     *       },
                     *       "createdAt": "2026-11-30T12:00:55.500Z",
                     *       "updatedAt": "2026-11-30T12:00:55.500Z",
                     *       "options": {},
                     *       "view": {
                     *         "publicSales": [
                     *           "5C",
                     *           "4H",
                     *           "10C",
                     *           "10D",
                     *           "AC"
                     *         ],
                     *         "privateSales": [
                     *           "JH",
                     *           "KS"
                     *         ],
                     *         "assets": [
                     *           "6S",
                     *           "9S",
                     *           "8H",
                     *           "10S",
                     *           "9D"
                     *         ],
                     *         "vault": [],
                     *         "discard": [],
                     *         "drawPile": 40,
                     *         "overflow": null
                     *       },
                     *       "legalMoves": [
                     *         {
                     *           "move": {
                     *             "type": "buy",
                     *             "card": "4H",
                     *             "with": [
                     *               "8H"
                     *             ]
                     *           },
                     *           "label": "Buy 4♥ with 8♥",
                     *           "minimal": true
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "swap",
                     *             "card": "10C",
                     *             "with": "10S"
                     *           },
                     *           "label": "Swap 10♠ for 10♣"
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "swap",
                     *             "card": "10D",
                     *             "with": "10S"
                     *           },
                     *           "label": "Swap 10♠ for 10♦"
                     *         }
                     *       ],
                     *       "links": {
                     *         "self": "/v1/portraits/5d7fc91639fddeeff3cd9ef7ceac15a1",
                     *         "moves": "/v1/portraits/5d7fc91639fddeeff3cd9ef7ceac15a1/moves",
                     *         "events": "/v1/portraits/5d7fc91639fddeeff3cd9ef7ceac15a1/events",
                     *         "board": "/v1/portraits/5d7fc91639fddeeff3cd9ef7ceac15a1/board.svg",
                     *         "fairness": "/v1/portraits/5d7fc91639fddeeff3cd9ef7ceac15a1/fairness",
                     *         "rules": "/rules/portraits"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PortraitsPosition"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `fork-not-allowed`: This game cannot be forked from there. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. `idempotency-key-reused`: The key belongs to another request. `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    undoPortraits: {
        parameters: {
            query?: {
                /** @description `false` leaves the field `legalMoves` out of the answer. */
                legalMoves?: boolean;
            };
            header?: {
                /** @description The same key with the same request within 24 hours gets the same answer again. Needs a token. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UndoRequest"];
            };
        };
        responses: {
            /** @description The position to play on from. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6bab88eec0c8b449f58b1a40b010a36b",
                     *       "ruleset": "portraits",
                     *       "rulesVersion": 1,
                     *       "title": null,
                     *       "visibility": "unlisted",
                     *       "undo": "free",
                     *       "deal": {
                     *         "kind": "numbered",
                     *         "number": 7
                     *       },
                     *       "forkedFrom": null,
                     *       "status": "active",
                     *       "version": 23,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "name": "Ada",
                     *           "kind": "player",
                     *           "resigned": false
                     *         }
                     *       ],
                     *       "you": 0,
                     *       "awaiting": [
                     *         {
                     *           "seat": 0,
                     *           "decision": "transaction",
                     *           "since": "2026-11-30T12:00:48.000Z",
                     *           "deadline": null
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "assists": {
                     *         "undos": 1,
                     *         "hints": 1,
                     *         "forks": 0
                     *       },
                     *       "fairness": {
                     *         "commitment": null,
                     *         "serverSeed": null
                     *       },
                     *       "createdAt": "2026-11-30T12:00:16.500Z",
                     *       "updatedAt": "2026-11-30T12:00:48.000Z",
                     *       "options": {},
                     *       "view": {
                     *         "publicSales": [
                     *           "5C",
                     *           "4D",
                     *           "10C",
                     *           "10D",
                     *           "AC"
                     *         ],
                     *         "privateSales": [
                     *           "JH",
                     *           "KS"
                     *         ],
                     *         "assets": [
                     *           "6S",
                     *           "9S",
                     *           "4H",
                     *           "10S",
                     *           "9D"
                     *         ],
                     *         "vault": [],
                     *         "discard": [
                     *           "8H"
                     *         ],
                     *         "drawPile": 39,
                     *         "overflow": null
                     *       },
                     *       "legalMoves": [
                     *         {
                     *           "move": {
                     *             "type": "buy",
                     *             "card": "4D",
                     *             "with": [
                     *               "9D"
                     *             ]
                     *           },
                     *           "label": "Buy 4♦ with 9♦",
                     *           "minimal": true
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "swap",
                     *             "card": "4D",
                     *             "with": "4H"
                     *           },
                     *           "label": "Swap 4♥ for 4♦"
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "swap",
                     *             "card": "10C",
                     *             "with": "10S"
                     *           },
                     *           "label": "Swap 10♠ for 10♣"
                     *         }
                     *       ],
                     *       "links": {
                     *         "self": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b",
                     *         "moves": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b/moves",
                     *         "events": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b/events",
                     *         "board": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b/board.svg",
                     *         "fairness": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b/fairness",
                     *         "rules": "/rules/portraits"
                     *       },
                     *       "events": [
                     *         {
                     *           "seq": 23,
                     *           "moveNumber": 2,
                     *           "time": "2026-11-30T12:00:48.000Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "moveTakenBack",
                     *             "toVersion": 18
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PortraitsPlayed"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale-version`: The game has moved on. `game-over`: The game is over. `log-full`: The log is full. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. `undo-not-allowed`: Nothing to take back. `idempotency-key-reused`: The key belongs to another request. `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    hintPortraits: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same request within 24 hours gets the same answer again. Needs a token. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["HintRequest"];
            };
        };
        responses: {
            /** @description The hint. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "move": {
                     *         "type": "buy",
                     *         "card": "KS",
                     *         "with": [
                     *           "6S",
                     *           "9S"
                     *         ]
                     *       },
                     *       "label": "Buy K♠ with 6♠ and 9♠",
                     *       "why": "It brings K♠ into the vault for 15, the least you can pay for it (it costs 14); private sales have 4 free places of 5 then.",
                     *       "position": {
                     *         "id": "6bab88eec0c8b449f58b1a40b010a36b",
                     *         "ruleset": "portraits",
                     *         "rulesVersion": 1,
                     *         "title": null,
                     *         "visibility": "unlisted",
                     *         "undo": "free",
                     *         "deal": {
                     *           "kind": "numbered",
                     *           "number": 7
                     *         },
                     *         "forkedFrom": null,
                     *         "status": "active",
                     *         "version": 22,
                     *         "seats": [
                     *           {
                     *             "seat": 0,
                     *             "name": "Ada",
                     *             "kind": "player",
                     *             "resigned": false
                     *           }
                     *         ],
                     *         "you": 0,
                     *         "awaiting": [
                     *           {
                     *             "seat": 0,
                     *             "decision": "transaction",
                     *             "since": "2026-11-30T12:00:37.500Z",
                     *             "deadline": null
                     *           }
                     *         ],
                     *         "outcome": null,
                     *         "assists": {
                     *           "undos": 0,
                     *           "hints": 1,
                     *           "forks": 0
                     *         },
                     *         "fairness": {
                     *           "commitment": null,
                     *           "serverSeed": null
                     *         },
                     *         "createdAt": "2026-11-30T12:00:16.500Z",
                     *         "updatedAt": "2026-11-30T12:00:45.000Z",
                     *         "options": {},
                     *         "view": {
                     *           "publicSales": [
                     *             "5C",
                     *             "QC",
                     *             "10C",
                     *             "10D",
                     *             "AC"
                     *           ],
                     *           "privateSales": [
                     *             "JH",
                     *             "KS"
                     *           ],
                     *           "assets": [
                     *             "6S",
                     *             "9S",
                     *             "4D",
                     *             "10S",
                     *             "9D"
                     *           ],
                     *           "vault": [],
                     *           "discard": [
                     *             "8H",
                     *             "4H"
                     *           ],
                     *           "drawPile": 38,
                     *           "overflow": null
                     *         },
                     *         "legalMoves": [
                     *           {
                     *             "move": {
                     *               "type": "swap",
                     *               "card": "10C",
                     *               "with": "10S"
                     *             },
                     *             "label": "Swap 10♠ for 10♣"
                     *           },
                     *           {
                     *             "move": {
                     *               "type": "buy",
                     *               "card": "10D",
                     *               "with": [
                     *                 "4D",
                     *                 "9D"
                     *               ]
                     *             },
                     *             "label": "Buy 10♦ with 4♦ and 9♦",
                     *             "minimal": true
                     *           },
                     *           {
                     *             "move": {
                     *               "type": "swap",
                     *               "card": "10D",
                     *               "with": "10S"
                     *             },
                     *             "label": "Swap 10♠ for 10♦"
                     *           }
                     *         ],
                     *         "links": {
                     *           "self": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b",
                     *           "moves": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b/moves",
                     *           "events": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b/events",
                     *           "board": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b/board.svg",
                     *           "fairness": "/v1/portraits/6bab88eec0c8b449f58b1a40b010a36b/fairness",
                     *           "rules": "/rules/portraits"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PortraitsHint"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale-version`: The game has moved on. `game-over`: The game is over. `log-full`: The log is full. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. `idempotency-key-reused`: The key belongs to another request. `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createPictureGalleryGame: {
        parameters: {
            query?: {
                /** @description `false` leaves the field `legalMoves` out of the answer. */
                legalMoves?: boolean;
            };
            header?: {
                /** @description The same key with the same request within 24 hours gets the same answer again. Needs a token. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreatePictureGallery"];
            };
        };
        responses: {
            /** @description The new game; `Location` is its address. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "a6ba2f98f19cbf80196beb39781a1d5f",
                     *       "ruleset": "picture-gallery",
                     *       "rulesVersion": 1,
                     *       "title": null,
                     *       "visibility": "unlisted",
                     *       "undo": "free",
                     *       "deal": {
                     *         "kind": "numbered",
                     *         "number": 7
                     *       },
                     *       "forkedFrom": null,
                     *       "status": "active",
                     *       "version": 35,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "name": "Ada",
                     *           "kind": "player",
                     *           "resigned": false
                     *         }
                     *       ],
                     *       "you": 0,
                     *       "awaiting": [
                     *         {
                     *           "seat": 0,
                     *           "decision": "move",
                     *           "since": "2026-11-30T12:01:12.000Z",
                     *           "deadline": null
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "assists": {
                     *         "undos": 0,
                     *         "hints": 0,
                     *         "forks": 0
                     *       },
                     *       "fairness": {
                     *         "commitment": null,
                     *         "serverSeed": null
                     *       },
                     *       "createdAt": "2026-11-30T12:01:12.000Z",
                     *       "updatedAt": "2026-11-30T12:01:12.000Z",
                     *       "options": {
                     *         "variant": "standard",
                     *         "aces": "by-hand",
                     *         "dealing": "any-time"
                     *       },
                     *       "view": {
                     *         "gallery": {
                     *           "top": [
                     *             [
                     *               "2S"
                     *             ],
                     *             [
                     *               "5H"
                     *             ],
                     *             [
                     *               "6H"
                     *             ],
                     *             [
                     *               "KS"
                     *             ],
                     *             [
                     *               "3S"
                     *             ],
                     *             [
                     *               "8C"
                     *             ],
                     *             [
                     *               "7D"
                     *             ],
                     *             [
                     *               "JD"
                     *             ]
                     *           ],
                     *           "middle": [
                     *             [
                     *               "JS"
                     *             ],
                     *             [
                     *               "QH"
                     *             ],
                     *             [
                     *               "6D"
                     *             ],
                     *             [
                     *               "8H"
                     *             ],
                     *             [
                     *               "KD"
                     *             ],
                     *             [
                     *               "AS"
                     *             ],
                     *             [
                     *               "6C"
                     *             ],
                     *             [
                     *               "10S"
                     *             ]
                     *           ],
                     *           "bottom": [
                     *             [
                     *               "JS"
                     *             ],
                     *             [
                     *               "JC"
                     *             ],
                     *             [
                     *               "5C"
                     *             ],
                     *             [
                     *               "3S"
                     *             ],
                     *             [
                     *               "10C"
                     *             ],
                     *             [
                     *               "10S"
                     *             ],
                     *             [
                     *               "KH"
                     *             ],
                     *             [
                     *               "8H"
                     *             ]
                     *           ]
                     *         },
                     *         "reserve": [
                     *           [
                     *             "7S"
                     *           ],
                     *           [
                     *             "8D"
                     *           ],
                     *           [
                     *             "KC"
                     *           ],
                     *           [
                     *             "7H"
                     *           ],
                     *           [
                     *             "KC"
                     *           ],
                     *           [
                     *             "2D"
                     *           ],
                     *           [
                     *             "7D"
                     *           ],
                     *           [
                     *             "9C"
                     *           ]
                     *         ],
                     *         "acePile": 0,
                     *         "stock": 72,
                     *         "finishedPiles": 0
                     *       },
                     *       "legalMoves": [
                     *         {
                     *           "move": {
                     *             "type": "discardAce",
                     *             "from": "M6"
                     *           },
                     *           "label": "Put A♠ from M6 on the ace pile"
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "deal"
                     *           },
                     *           "label": "Deal a row"
                     *         }
                     *       ],
                     *       "links": {
                     *         "self": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f",
                     *         "moves": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f/moves",
                     *         "events": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f/events",
                     *         "board": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f/board.svg",
                     *         "fairness": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f/fairness",
                     *         "rules": "/rules/picture-gallery"
                     *       },
                     *       "events": [
                     *         {
                     *           "seq": 1,
                     *           "moveNumber": 0,
                     *           "time": "2026-11-30T12:01:12.000Z",
                     *           "seat": null,
                     *           "event": {
                     *             "type": "gameCreated",
                     *             "ruleset": "picture-gallery",
                     *             "rulesVersion": 1,
                     *             "options": {
                     *               "variant": "standard",
                     *               "aces": "by-hand",
                     *               "dealing": "any-time"
                     *             },
                     *             "seats": 1,
                     *             "visibility": "unlisted",
                     *             "undo": "free",
                     *             "title": null,
                     *             "deal": {
                     *               "kind": "numbered",
                     *               "number": 7
                     *             },
                     *             "commitment": null,
                     *             "forkedFrom": null
                     *           }
                     *         },
                     *         {
                     *           "seq": 2,
                     *           "moveNumber": 0,
                     *           "time": "2026-11-30T12:01:12.000Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "seatTaken",
                     *             "seat": 0,
                     *             "kind": "player"
                     *           }
                     *         },
                     *         {
                     *           "seq": 3,
                     *           "moveNumber": 0,
                     *           "time": "2026-11-30T12:01:12.000Z",
                     *           "seat": null,
                     *           "event": {
                     *             "type": "dealt",
                     *             "piles": {
                     *               "cards": 104
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "credentials": {
                     *         "playerId": "c47404c029e0b9df19cd9532051cedbc",
                     *         "token": "salon_T0OTgSvbFOwA_xwGbAJBtTi2oHjyKcYHEtxrk70MDS8"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PictureGallerySeated"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. `invalid-deal`: That cannot be dealt. `idempotency-key-reused`: The key belongs to another request. `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPictureGalleryGame: {
        parameters: {
            query?: {
                /** @description `false` leaves the field `legalMoves` out of the answer. */
                legalMoves?: boolean;
                /** @description A version: the game as you were answered then. `legalMoves` is null. */
                at?: number;
            };
            header?: {
                /** @description The `ETag` that you have: an unchanged answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The position. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "a6ba2f98f19cbf80196beb39781a1d5f",
                     *       "ruleset": "picture-gallery",
                     *       "rulesVersion": 1,
                     *       "title": null,
                     *       "visibility": "unlisted",
                     *       "undo": "free",
                     *       "deal": {
                     *         "kind": "numbered",
                     *         "number": 7
                     *       },
                     *       "forkedFrom": null,
                     *       "status": "active",
                     *       "version": 35,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "name": "Ada",
                     *           "kind": "player",
                     *           "resigned": false
                     *         }
                     *       ],
                     *       "you": 0,
                     *       "awaiting": [
                     *         {
                     *           "seat": 0,
                     *           "decision": "move",
                     *           "since": "2026-11-30T12:01:12.000Z",
                     *           "deadline": null
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "assists": {
                     *         "undos": 0,
                     *         "hints": 0,
                     *         "forks": 0
                     *       },
                     *       "fairness": {
                     *         "commitment": null,
                     *         "serverSeed": null
                     *       },
                     *       "createdAt": "2026-11-30T12:01:12.000Z",
                     *       "updatedAt": "2026-11-30T12:01:12.000Z",
                     *       "options": {
                     *         "variant": "standard",
                     *         "aces": "by-hand",
                     *         "dealing": "any-time"
                     *       },
                     *       "view": {
                     *         "gallery": {
                     *           "top": [
                     *             [
                     *               "2S"
                     *             ],
                     *             [
                     *               "5H"
                     *             ],
                     *             [
                     *               "6H"
                     *             ],
                     *             [
                     *               "KS"
                     *             ],
                     *             [
                     *               "3S"
                     *             ],
                     *             [
                     *               "8C"
                     *             ],
                     *             [
                     *               "7D"
                     *             ],
                     *             [
                     *               "JD"
                     *             ]
                     *           ],
                     *           "middle": [
                     *             [
                     *               "JS"
                     *             ],
                     *             [
                     *               "QH"
                     *             ],
                     *             [
                     *               "6D"
                     *             ],
                     *             [
                     *               "8H"
                     *             ],
                     *             [
                     *               "KD"
                     *             ],
                     *             [
                     *               "AS"
                     *             ],
                     *             [
                     *               "6C"
                     *             ],
                     *             [
                     *               "10S"
                     *             ]
                     *           ],
                     *           "bottom": [
                     *             [
                     *               "JS"
                     *             ],
                     *             [
                     *               "JC"
                     *             ],
                     *             [
                     *               "5C"
                     *             ],
                     *             [
                     *               "3S"
                     *             ],
                     *             [
                     *               "10C"
                     *             ],
                     *             [
                     *               "10S"
                     *             ],
                     *             [
                     *               "KH"
                     *             ],
                     *             [
                     *               "8H"
                     *             ]
                     *           ]
                     *         },
                     *         "reserve": [
                     *           [
                     *             "7S"
                     *           ],
                     *           [
                     *             "8D"
                     *           ],
                     *           [
                     *             "KC"
                     *           ],
                     *           [
                     *             "7H"
                     *           ],
                     *           [
                     *             "KC"
                     *           ],
                     *           [
                     *             "2D"
                     *           ],
                     *           [
                     *             "7D"
                     *           ],
                     *           [
                     *             "9C"
                     *           ]
                     *         ],
                     *         "acePile": 0,
                     *         "stock": 72,
                     *         "finishedPiles": 0
                     *       },
                     *       "legalMoves": [
                     *         {
                     *           "move": {
                     *             "type": "discardAce",
                     *             "from": "M6"
                     *           },
                     *           "label": "Put A♠ from M6 on the ace pile"
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "deal"
                     *           },
                     *           "label": "Deal a row"
                     *         }
                     *       ],
                     *       "links": {
                     *         "self": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f",
                     *         "moves": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f/moves",
                     *         "events": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f/events",
                     *         "board": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f/board.svg",
                     *         "fairness": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f/fairness",
                     *         "rules": "/rules/picture-gallery"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PictureGalleryPosition"];
                };
            };
            /** @description Nothing has changed since the `ETag` that you sent. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-query`: A parameter or header is not valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    drawPictureGallery: {
        parameters: {
            query?: {
                /** @description A version: the picture as you were shown it then. */
                at?: number;
            };
            header?: {
                /** @description The `ETag` that you have: an unchanged answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description Nothing has changed since the `ETag` that you sent. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-query`: A parameter or header is not valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    movePictureGallery: {
        parameters: {
            query?: {
                /** @description `false` leaves the field `legalMoves` out of the answer. */
                legalMoves?: boolean;
            };
            header?: {
                /** @description The same key with the same request within 24 hours gets the same answer again. Needs a token. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PictureGalleryMoveRequest"];
            };
        };
        responses: {
            /** @description The position after the move (and the moves of bots that followed). */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "a6ba2f98f19cbf80196beb39781a1d5f",
                     *       "ruleset": "picture-gallery",
                     *       "rulesVersion": 1,
                     *       "title": null,
                     *       "visibility": "unlisted",
                     *       "undo": "free",
                     *       "deal": {
                     *         "kind": "numbered",
                     *         "number": 7
                     *       },
                     *       "forkedFrom": null,
                     *       "status": "active",
                     *       "version": 36,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "name": "Ada",
                     *           "kind": "player",
                     *           "resigned": false
                     *         }
                     *       ],
                     *       "you": 0,
                     *       "awaiting": [
                     *         {
                     *           "seat": 0,
                     *           "decision": "move",
                     *           "since": "2026-11-30T12:01:30.000Z",
                     *           "deadline": null
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "assists": {
                     *         "undos": 0,
                     *         "hints": 0,
                     *         "forks": 0
                     *       },
                     *       "fairness": {
                     *         "commitment": null,
                     *         "serverSeed": null
                     *       },
                     *       "createdAt": "2026-11-30T12:01:12.000Z",
                     *       "updatedAt": "2026-11-30T12:01:30.000Z",
                     *       "options": {
                     *         "variant": "standard",
                     *         "aces": "by-hand",
                     *         "dealing": "any-time"
                     *       },
                     *       "view": {
                     *         "gallery": {
                     *           "top": [
                     *             [
                     *               "2S"
                     *             ],
                     *             [
                     *               "5H"
                     *             ],
                     *             [
                     *               "6H"
                     *             ],
                     *             [
                     *               "KS"
                     *             ],
                     *             [
                     *               "3S"
                     *             ],
                     *             [
                     *               "8C"
                     *             ],
                     *             [
                     *               "7D"
                     *             ],
                     *             [
                     *               "JD"
                     *             ]
                     *           ],
                     *           "middle": [
                     *             [
                     *               "JS"
                     *             ],
                     *             [
                     *               "QH"
                     *             ],
                     *             [
                     *               "6D"
                     *             ],
                     *             [
                     *               "8H"
                     *             ],
                     *             [
                     *               "KD"
                     *             ],
                     *             [],
                     *             [
                     *               "6C"
                     *             ],
                     *             [
                     *               "10S"
                     *             ]
                     *           ],
                     *           "bottom": [
                     *             [
                     *               "JS"
                     *             ],
                     *             [
                     *               "JC"
                     *             ],
                     *             [
                     *               "5C"
                     *             ],
                     *             [
                     *               "3S"
                     *             ],
                     *             [
                     *               "10C"
                     *             ],
                     *             [
                     *               "10S"
                     *             ],
                     *             [
                     *               "KH"
                     *             ],
                     *             [
                     *               "8H"
                     *             ]
                     *           ]
                     *         },
                     *         "reserve": [
                     *           [
                     *             "7S"
                     *           ],
                     *           [
                     *             "8D"
                     *           ],
                     *           [
                     *             "KC"
                     *           ],
                     *           [
                     *             "7H"
                     *           ],
                     *           [
                     *             "KC"
                     *           ],
                     *           [
                     *             "2D"
                     *           ],
                     *           [
                     *             "7D"
                     *           ],
                     *           [
                     *             "9C"
                     *           ]
                     *         ],
                     *         "acePile": 1,
                     *         "stock": 72,
                     *         "finishedPiles": 0
                     *       },
                     *       "legalMoves": [
                     *         {
                     *           "move": {
                     *             "type": "move",
                     *             "from": "T5",
                     *             "to": "M6"
                     *           },
                     *           "label": "Move 3♠ from T5 to the gap M6"
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "move",
                     *             "from": "B4",
                     *             "to": "M6"
                     *           },
                     *           "label": "Move 3♠ from B4 to the gap M6"
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "deal"
                     *           },
                     *           "label": "Deal a row"
                     *         }
                     *       ],
                     *       "links": {
                     *         "self": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f",
                     *         "moves": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f/moves",
                     *         "events": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f/events",
                     *         "board": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f/board.svg",
                     *         "fairness": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f/fairness",
                     *         "rules": "/rules/picture-gallery"
                     *       },
                     *       "events": [
                     *         {
                     *           "seq": 36,
                     *           "moveNumber": 1,
                     *           "time": "2026-11-30T12:01:30.000Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "aceDiscarded",
                     *             "card": "AS",
                     *             "from": "M6"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PictureGalleryPlayed"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-over`: The game is over. `game-not-started`: The game has not begun. `not-your-turn`: It is not your turn. `stale-version`: The game has moved on. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. `illegal-move`: The rules don't allow this move. `idempotency-key-reused`: The key belongs to another request. `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkPictureGalleryMove: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same request within 24 hours gets the same answer again. Needs a token. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PictureGalleryCheckRequest"];
            };
        };
        responses: {
            /** @description `legal`, and what stands in the way. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "legal": true
                     *     }
                     */
                    "application/json": components["schemas"]["CheckedMove"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-over`: The game is over. `game-not-started`: The game has not begun. `not-your-turn`: It is not your turn. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. `idempotency-key-reused`: The key belongs to another request. `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPictureGalleryEvents: {
        parameters: {
            query?: {
                /** @description Entries after this seq. */
                after?: number;
                /** @description How many a page holds at most. Streams have no end but their own. */
                limit?: number;
                /** @description Every entry also says what happened, in `text`, and names the `version` that `?at=` shows it by. Default false. */
                annotated?: boolean;
            };
            header?: {
                /** @description Of streams: the seq to go on after; it goes before `after`. */
                "Last-Event-ID"?: number;
                /** @description Of pages: `wait=` and seconds, at most 30; told again in `Preference-Applied`. */
                Prefer?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries after `after`, oldest first: a page, or a stream that goes on with new ones. */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "events": [
                     *         {
                     *           "seq": 36,
                     *           "moveNumber": 1,
                     *           "time": "2026-11-30T12:01:30.000Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "aceDiscarded",
                     *             "card": "AS",
                     *             "from": "M6"
                     *           }
                     *         },
                     *         {
                     *           "seq": 37,
                     *           "moveNumber": 2,
                     *           "time": "2026-11-30T12:01:33.000Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "cardMoved",
                     *             "card": "3S",
                     *             "from": "T5",
                     *             "to": "M6"
                     *           }
                     *         },
                     *         {
                     *           "seq": 38,
                     *           "moveNumber": 3,
                     *           "time": "2026-11-30T12:01:36.000Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "rowDealt",
                     *             "direction": "left-to-right",
                     *             "cards": [
                     *               {
                     *                 "card": "6S",
                     *                 "to": "R1"
                     *               },
                     *               {
                     *                 "card": "KD",
                     *                 "to": "R2"
                     *               },
                     *               {
                     *                 "card": "2D",
                     *                 "to": "R3"
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "version": 38,
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["PictureGalleryLogPage"];
                    "text/event-stream": string;
                    "application/x-ndjson": string;
                };
            };
            /** @description With `text/event-stream`: the game is over, and you have its whole log. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-query`: A parameter or header is not valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPictureGalleryFairness: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proof, as far as it is open. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "algorithm": "salon-1",
                     *       "deal": {
                     *         "kind": "secret"
                     *       },
                     *       "commitment": "1120de0a55fc2f0872497f1478bcfc71b6a573e8efe438e61171724fc49c0145",
                     *       "serverSeed": "3e1defa42dd5b682b75d30d273d5df335bcda2ef1d862620b3a5ff0d71c22c9c",
                     *       "clientSeeds": [
                     *         ""
                     *       ],
                     *       "piles": {
                     *         "cards": {
                     *           "unshuffled": [
                     *             "AS",
                     *             "2S",
                     *             "3S"
                     *           ],
                     *           "order": [
                     *             "6D",
                     *             "8S",
                     *             "KS"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Fairness"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-query`: A parameter or header is not valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resignPictureGallery: {
        parameters: {
            query?: {
                /** @description `false` leaves the field `legalMoves` out of the answer. */
                legalMoves?: boolean;
            };
            header?: {
                /** @description The same key with the same request within 24 hours gets the same answer again. Needs a token. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ResignRequest"];
            };
        };
        responses: {
            /** @description The position after you have gone. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "a6ba2f98f19cbf80196beb39781a1d5f",
                     *       "ruleset": "picture-gallery",
                     *       "rulesVersion": 1,
                     *       "title": null,
                     *       "visibility": "unlisted",
                     *       "undo": "free",
                     *       "deal": {
                     *         "kind": "numbered",
                     *         "number": 7
                     *       },
                     *       "forkedFrom": null,
                     *       "status": "finished",
                     *       "version": 43,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "name": "Ada",
                     *           "kind": "player",
                     *           "resigned": true
                     *         }
                     *       ],
                     *       "you": 0,
                     *       "awaiting": [],
                     *       "outcome": {
                     *         "result": "lost",
                     *         "reason": "resigned"
                     *       },
                     *       "assists": {
                     *         "undos": 2,
                     *         "hints": 1,
                     *         "forks": 2
                     *       },
                     *       "fairness": {
                     *         "commitment": null,
                     *         "serverSeed": null
                     *       },
                     *       "createdAt": "2026-11-30T12:01:12.000Z",
                     *       "updatedAt": "2026-11-30T12:02:00.000Z",
                     *       "options": {
                     *         "variant": "standard",
                     *         "aces": "by-hand",
                     *         "dealing": "any-time"
                     *       },
                     *       "view": {
                     *         "gallery": {
                     *           "top": [
                     *             [
                     *               "2S"
                     *             ],
                     *             [
                     *               "5H"
                     *             ],
                     *             [
                     *               "6H"
                     *             ],
                     *             [
                     *               "KS"
                     *             ],
                     *             [
                     *               "3S"
                     *             ],
                     *             [
                     *               "8C"
                     *             ],
                     *             [
                     *               "7D"
                     *             ],
                     *             [
                     *               "JD"
                     *             ]
                     *           ],
                     *           "middle": [
                     *             [
                     *               "JS"
                     *             ],
                     *             [
                     *               "QH"
                     *             ],
                     *             [
                     *               "6D"
                     *             ],
                     *             [
                     *               "8H"
                     *             ],
                     *             [
                     *               "KD"
                     *             ],
                     *             [
                     *               "AS"
                     *             ],
                     *             [
                     *               "6C"
                     *             ],
                     *             [
                     *               "10S"
                     *             ]
                     *           ],
                     *           "bottom": [
                     *             [
                     *               "JS"
                     *             ],
                     *             [
                     *               "JC"
                     *             ],
                     *             [
                     *               "5C"
                     *             ],
                     *             [
                     *               "3S"
                     *             ],
                     *             [
                     *               "10C"
                     *             ],
                     *             [
                     *               "10S"
                     *             ],
                     *             [
                     *               "KH"
                     *             ],
                     *             [
                     *               "8H"
                     *             ]
                     *           ]
                     *         },
                     *         "reserve": [
                     *           [
                     *             "7S"
                     *           ],
                     *           [
                     *             "8D"
                     *           ],
                     *           [
                     *             "KC"
                     *           ],
                     *           [
                     *             "7H"
                     *           ],
                     *           [
                     *             "KC"
                     *           ],
                     *           [
                     *             "2D"
                     *           ],
                     *           [
                     *             "7D"
                     *           ],
                     *           [
                     *             "9C"
                     *           ]
                     *         ],
                     *         "acePile": 0,
                     *         "stock": 72,
                     *         "finishedPiles": 0
                     *       },
                     *       "legalMoves": null,
                     *       "links": {
                     *         "self": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f",
                     *         "moves": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f/moves",
                     *         "events": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f/events",
                     *         "board": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f/board.svg",
                     *         "fairness": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f/fairness",
                     *         "rules": "/rules/picture-gallery"
                     *       },
                     *       "events": [
                     *         {
                     *           "seq": 42,
                     *           "moveNumber": 3,
                     *           "time": "2026-11-30T12:02:00.000Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "seatResigned",
                     *             "seat": 0
                     *           }
                     *         },
                     *         {
                     *           "seq": 43,
                     *           "moveNumber": 3,
                     *           "time": "2026-11-30T12:02:00.000Z",
                     *           "seat": null,
                     *           "event": {
                     *             "type": "gameFinished",
                     *             "outcome": {
                     *               "result": "lost",
                     *               "reason": "resigned"
                     *             }
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PictureGalleryPlayed"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale-version`: The game has moved on. `game-over`: The game is over. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. `idempotency-key-reused`: The key belongs to another request. `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forkPictureGallery: {
        parameters: {
            query?: {
                /** @description `false` leaves the field `legalMoves` out of the answer. */
                legalMoves?: boolean;
            };
            header?: {
                /** @description The same key with the same request within 24 hours gets the same answer again. Needs a token. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ForkRequest"];
            };
        };
        responses: {
            /** @description The new game; `Location` is its address. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "e5352633280e4568c2b98f2615aecf5e",
                     *       "ruleset": "picture-gallery",
                     *       "rulesVersion": 1,
                     *       "title": null,
                     *       "visibility": "private",
                     *       "undo": "free",
                     *       "deal": {
                     *         "kind": "numbered",
                     *         "number": 7
                     *       },
                     *       "forkedFrom": {
                     *         "id": "a6ba2f98f19cbf80196beb39781a1d5f",
                     *         "version": 41
                     *       },
                     *       "status": "active",
                     *       "version": 41,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "name": "Ada",
                     *           "kind": "player",
                     *           "resigned": false
                     *         }
                     *       ],
                     *       "you": 0,
                     *       "awaiting": [
                     *         {
                     *           "seat": 0,
                     *           "decision": "move",
                     *           "since": "2026-11-30T12:01:54.000Z",
                     *           "deadline": null
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "assists": {
                     *         "undos": 2,
                     *         "hints": 1,
                     *         "forks": 0
                     *       },
                     *       "fairness": {
                     *         "commitment": null,
                     *         "serverSeed": null
                     *       },
                     *       "createdAt": "2026-11-30T12:01:54.000Z",
                     *       "updatedAt": "2026-11-30T12:01:54.000Z",
                     *       "options": {
                     *         "variant": "standard",
                     *         "aces": "by-hand",
                     *         "dealing": "any-time"
                     *       },
                     *       "view": {
                     *         "gallery": {
                     *           "top": [
                     *             [
                     *               "2S"
                     *             ],
                     *             [
                     *               "5H"
                     *             ],
                     *             [
                     *               "6H"
                     *             ],
                     *             [
                     *               "KS"
                     *             ],
                     *             [
                     *               "3S"
                     *             ],
                     *             [
                     *               "8C"
                     *             ],
                     *             [
                     *               "7D"
                     *             ],
                     *             [
                     *               "JD"
                     *             ]
                     *           ],
                     *           "middle": [
                     *             [
                     *               "JS"
                     *             ],
                     *             [
                     *               "QH"
                     *             ],
                     *             [
                     *               "6D"
                     *             ],
                     *             [
                     *               "8H"
                     *             ],
                     *             [
                     *               "KD"
                     *             ],
                     *             [
                     *               "AS"
                     *             ],
                     *             [
                     *               "6C"
                     *             ],
                     *             [
                     *               "10S"
                     *             ]
                     *           ],
                     *           "bottom": [
                     *             [
                     *               "JS"
                     *             ],
                     *             [
                     *               "JC"
                     *             ],
                     *             [
                     *               "5C"
                     *             ],
                     *             [
                     *               "3S"
                     *             ],
                     *             [
                     *               "10C"
                     *             ],
                     *             [
                     *               "10S"
                     *             ],
                     *             [
                     *               "KH"
                     *             ],
                     *             [
                     *               "8H"
                     *             ]
                     *           ]
                     *         },
                     *         "reserve": [
                     *           [
                     *             "7S"
                     *           ],
                     *           [
                     *             "8D"
                     *           ],
                     *           [
                     *             "KC"
                     *           ],
                     *           [
                     *             "7H"
                     *           ],
                     *           [
                     *             "KC"
                     *           ],
                     *           [
                     *             "2D"
                     *           ],
                     *           [
                     *             "7D"
                     *           ],
                     *           [
                     *             "9C"
                     *           ]
                     *         ],
                     *         "acePile": 0,
                     *         "stock": 72,
                     *         "finishedPiles": 0
                     *       },
                     *       "legalMoves": [
                     *         {
                     *           "move": {
                     *             "type": "discardAce",
                     *             "from": "M6"
                     *           },
                     *           "label": "Put A♠ from M6 on the ace pile"
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "deal"
                     *           },
                     *           "label": "Deal a row"
                     *         }
                     *       ],
                     *       "links": {
                     *         "self": "/v1/picture-gallery/e5352633280e4568c2b98f2615aecf5e",
                     *         "moves": "/v1/picture-gallery/e5352633280e4568c2b98f2615aecf5e/moves",
                     *         "events": "/v1/picture-gallery/e5352633280e4568c2b98f2615aecf5e/events",
                     *         "board": "/v1/picture-gallery/e5352633280e4568c2b98f2615aecf5e/board.svg",
                     *         "fairness": "/v1/picture-gallery/e5352633280e4568c2b98f2615aecf5e/fairness",
                     *         "rules": "/rules/picture-gallery"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PictureGalleryPosition"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `fork-not-allowed`: This game cannot be forked from there. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. `idempotency-key-reused`: The key belongs to another request. `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    undoPictureGallery: {
        parameters: {
            query?: {
                /** @description `false` leaves the field `legalMoves` out of the answer. */
                legalMoves?: boolean;
            };
            header?: {
                /** @description The same key with the same request within 24 hours gets the same answer again. Needs a token. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UndoRequest"];
            };
        };
        responses: {
            /** @description The position to play on from. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "a6ba2f98f19cbf80196beb39781a1d5f",
                     *       "ruleset": "picture-gallery",
                     *       "rulesVersion": 1,
                     *       "title": null,
                     *       "visibility": "unlisted",
                     *       "undo": "free",
                     *       "deal": {
                     *         "kind": "numbered",
                     *         "number": 7
                     *       },
                     *       "forkedFrom": null,
                     *       "status": "active",
                     *       "version": 40,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "name": "Ada",
                     *           "kind": "player",
                     *           "resigned": false
                     *         }
                     *       ],
                     *       "you": 0,
                     *       "awaiting": [
                     *         {
                     *           "seat": 0,
                     *           "decision": "move",
                     *           "since": "2026-11-30T12:01:46.500Z",
                     *           "deadline": null
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "assists": {
                     *         "undos": 1,
                     *         "hints": 1,
                     *         "forks": 0
                     *       },
                     *       "fairness": {
                     *         "commitment": null,
                     *         "serverSeed": null
                     *       },
                     *       "createdAt": "2026-11-30T12:01:12.000Z",
                     *       "updatedAt": "2026-11-30T12:01:46.500Z",
                     *       "options": {
                     *         "variant": "standard",
                     *         "aces": "by-hand",
                     *         "dealing": "any-time"
                     *       },
                     *       "view": {
                     *         "gallery": {
                     *           "top": [
                     *             [
                     *               "2S"
                     *             ],
                     *             [
                     *               "5H"
                     *             ],
                     *             [
                     *               "6H"
                     *             ],
                     *             [
                     *               "KS"
                     *             ],
                     *             [],
                     *             [
                     *               "8C"
                     *             ],
                     *             [
                     *               "7D"
                     *             ],
                     *             [
                     *               "JD"
                     *             ]
                     *           ],
                     *           "middle": [
                     *             [
                     *               "JS"
                     *             ],
                     *             [
                     *               "QH"
                     *             ],
                     *             [
                     *               "6D"
                     *             ],
                     *             [
                     *               "8H"
                     *             ],
                     *             [
                     *               "KD"
                     *             ],
                     *             [
                     *               "3S"
                     *             ],
                     *             [
                     *               "6C"
                     *             ],
                     *             [
                     *               "10S"
                     *             ]
                     *           ],
                     *           "bottom": [
                     *             [
                     *               "JS"
                     *             ],
                     *             [
                     *               "JC"
                     *             ],
                     *             [
                     *               "5C"
                     *             ],
                     *             [
                     *               "3S"
                     *             ],
                     *             [
                     *               "10C"
                     *             ],
                     *             [
                     *               "10S"
                     *             ],
                     *             [
                     *               "KH"
                     *             ],
                     *             [
                     *               "8H"
                     *             ]
                     *           ]
                     *         },
                     *         "reserve": [
                     *           [
                     *             "7S"
                     *           ],
                     *           [
                     *             "8D"
                     *           ],
                     *           [
                     *             "KC"
                     *           ],
                     *           [
                     *             "7H"
                     *           ],
                     *           [
                     *             "KC"
                     *           ],
                     *           [
                     *             "2D"
                     *           ],
                     *           [
                     *             "7D"
                     *           ],
                     *           [
                     *             "9C"
                     *           ]
                     *         ],
                     *         "acePile": 1,
                     *         "stock": 72,
                     *         "finishedPiles": 0
                     *       },
                     *       "legalMoves": [
                     *         {
                     *           "move": {
                     *             "type": "move",
                     *             "from": "R6",
                     *             "to": "T5"
                     *           },
                     *           "label": "Move 2♦ from R6 to the gap T5"
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "deal"
                     *           },
                     *           "label": "Deal a row"
                     *         }
                     *       ],
                     *       "links": {
                     *         "self": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f",
                     *         "moves": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f/moves",
                     *         "events": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f/events",
                     *         "board": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f/board.svg",
                     *         "fairness": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f/fairness",
                     *         "rules": "/rules/picture-gallery"
                     *       },
                     *       "events": [
                     *         {
                     *           "seq": 40,
                     *           "moveNumber": 3,
                     *           "time": "2026-11-30T12:01:46.500Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "moveTakenBack",
                     *             "toVersion": 37
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PictureGalleryPlayed"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale-version`: The game has moved on. `game-over`: The game is over. `log-full`: The log is full. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. `undo-not-allowed`: Nothing to take back. `idempotency-key-reused`: The key belongs to another request. `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    hintPictureGallery: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same request within 24 hours gets the same answer again. Needs a token. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["HintRequest"];
            };
        };
        responses: {
            /** @description The hint. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "move": {
                     *         "type": "discardAce",
                     *         "from": "R6"
                     *       },
                     *       "label": "Put A♦ from R6 on the ace pile",
                     *       "why": "It puts A♦ out of the way and turns up 2♦, which fits the gap T5.",
                     *       "position": {
                     *         "id": "a6ba2f98f19cbf80196beb39781a1d5f",
                     *         "ruleset": "picture-gallery",
                     *         "rulesVersion": 1,
                     *         "title": null,
                     *         "visibility": "unlisted",
                     *         "undo": "free",
                     *         "deal": {
                     *           "kind": "numbered",
                     *           "number": 7
                     *         },
                     *         "forkedFrom": null,
                     *         "status": "active",
                     *         "version": 39,
                     *         "seats": [
                     *           {
                     *             "seat": 0,
                     *             "name": "Ada",
                     *             "kind": "player",
                     *             "resigned": false
                     *           }
                     *         ],
                     *         "you": 0,
                     *         "awaiting": [
                     *           {
                     *             "seat": 0,
                     *             "decision": "move",
                     *             "since": "2026-11-30T12:01:36.000Z",
                     *             "deadline": null
                     *           }
                     *         ],
                     *         "outcome": null,
                     *         "assists": {
                     *           "undos": 0,
                     *           "hints": 1,
                     *           "forks": 0
                     *         },
                     *         "fairness": {
                     *           "commitment": null,
                     *           "serverSeed": null
                     *         },
                     *         "createdAt": "2026-11-30T12:01:12.000Z",
                     *         "updatedAt": "2026-11-30T12:01:43.500Z",
                     *         "options": {
                     *           "variant": "standard",
                     *           "aces": "by-hand",
                     *           "dealing": "any-time"
                     *         },
                     *         "view": {
                     *           "gallery": {
                     *             "top": [
                     *               [
                     *                 "2S"
                     *               ],
                     *               [
                     *                 "5H"
                     *               ],
                     *               [
                     *                 "6H"
                     *               ],
                     *               [
                     *                 "KS"
                     *               ],
                     *               [],
                     *               [
                     *                 "8C"
                     *               ],
                     *               [
                     *                 "7D"
                     *               ],
                     *               [
                     *                 "JD"
                     *               ]
                     *             ],
                     *             "middle": [
                     *               [
                     *                 "JS"
                     *               ],
                     *               [
                     *                 "QH"
                     *               ],
                     *               [
                     *                 "6D"
                     *               ],
                     *               [
                     *                 "8H"
                     *               ],
                     *               [
                     *                 "KD"
                     *               ],
                     *               [
                     *                 "3S"
                     *               ],
                     *               [
                     *                 "6C"
                     *               ],
                     *               [
                     *                 "10S"
                     *               ]
                     *             ],
                     *             "bottom": [
                     *               [
                     *                 "JS"
                     *               ],
                     *               [
                     *                 "JC"
                     *               ],
                     *               [
                     *                 "5C"
                     *               ],
                     *               [
                     *                 "3S"
                     *               ],
                     *               [
                     *                 "10C"
                     *               ],
                     *               [
                     *                 "10S"
                     *               ],
                     *               [
                     *                 "KH"
                     *               ],
                     *               [
                     *                 "8H"
                     *               ]
                     *             ]
                     *           },
                     *           "reserve": [
                     *             [
                     *               "7S",
                     *               "6S"
                     *             ],
                     *             [
                     *               "8D",
                     *               "KD"
                     *             ],
                     *             [
                     *               "KC",
                     *               "2D"
                     *             ],
                     *             [
                     *               "7H",
                     *               "KH"
                     *             ],
                     *             [
                     *               "KC",
                     *               "9S"
                     *             ],
                     *             [
                     *               "2D",
                     *               "AD"
                     *             ],
                     *             [
                     *               "7D",
                     *               "8S"
                     *             ],
                     *             [
                     *               "9C",
                     *               "4C"
                     *             ]
                     *           ],
                     *           "acePile": 1,
                     *           "stock": 64,
                     *           "finishedPiles": 0
                     *         },
                     *         "legalMoves": [
                     *           {
                     *             "move": {
                     *               "type": "discardAce",
                     *               "from": "R6"
                     *             },
                     *             "label": "Put A♦ from R6 on the ace pile"
                     *           },
                     *           {
                     *             "move": {
                     *               "type": "move",
                     *               "from": "R1",
                     *               "to": "M6"
                     *             },
                     *             "label": "Build 6♠ from R1 on 3♠ at M6"
                     *           },
                     *           {
                     *             "move": {
                     *               "type": "move",
                     *               "from": "R3",
                     *               "to": "T5"
                     *             },
                     *             "label": "Move 2♦ from R3 to the gap T5"
                     *           }
                     *         ],
                     *         "links": {
                     *           "self": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f",
                     *           "moves": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f/moves",
                     *           "events": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f/events",
                     *           "board": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f/board.svg",
                     *           "fairness": "/v1/picture-gallery/a6ba2f98f19cbf80196beb39781a1d5f/fairness",
                     *           "rules": "/rules/picture-gallery"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PictureGalleryHint"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale-version`: The game has moved on. `game-over`: The game is over. `log-full`: The log is full. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. `idempotency-key-reused`: The key belongs to another request. `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createMerchantsSolitaireGame: {
        parameters: {
            query?: {
                /** @description `false` leaves the field `legalMoves` out of the answer. */
                legalMoves?: boolean;
            };
            header?: {
                /** @description The same key with the same request within 24 hours gets the same answer again. Needs a token. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateMerchantsSolitaire"];
            };
        };
        responses: {
            /** @description The new game; `Location` is its address. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "e328a5b880c758edef35b56e5096449f",
                     *       "ruleset": "merchants-solitaire",
                     *       "rulesVersion": 1,
                     *       "title": null,
                     *       "visibility": "unlisted",
                     *       "undo": "free",
                     *       "deal": {
                     *         "kind": "numbered",
                     *         "number": 7
                     *       },
                     *       "forkedFrom": null,
                     *       "status": "active",
                     *       "version": 16,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "name": "Ada",
                     *           "kind": "player",
                     *           "resigned": false
                     *         }
                     *       ],
                     *       "you": 0,
                     *       "awaiting": [
                     *         {
                     *           "seat": 0,
                     *           "decision": "offer",
                     *           "since": "2026-11-30T12:02:10.500Z",
                     *           "deadline": null
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "assists": {
                     *         "undos": 0,
                     *         "hints": 0,
                     *         "forks": 0
                     *       },
                     *       "fairness": {
                     *         "commitment": null,
                     *         "serverSeed": null
                     *       },
                     *       "createdAt": "2026-11-30T12:02:10.500Z",
                     *       "updatedAt": "2026-11-30T12:02:10.500Z",
                     *       "options": {
                     *         "variants": {
                     *           "loyalPatrons": false,
                     *           "checkInTheBack": false,
                     *           "superExclusive": false,
                     *           "vandals": 0
                     *         }
                     *       },
                     *       "view": {
                     *         "shelves": [
                     *           {
                     *             "item": "10C",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "7D",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "8S",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "9S",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "2S",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "4C",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "7C",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "2D",
                     *             "faceDown": false
                     *           }
                     *         ],
                     *         "customer": "JS",
                     *         "usedItem": "4H",
                     *         "offer": 15,
                     *         "line": 11,
                     *         "usedItems": 11,
                     *         "inventory": 17,
                     *         "inventoryTop": "8C",
                     *         "standing": [
                     *           "7H",
                     *           "5C",
                     *           "6D"
                     *         ],
                     *         "discard": []
                     *       },
                     *       "legalMoves": [
                     *         {
                     *           "move": {
                     *             "type": "trade",
                     *             "items": [
                     *               "7D",
                     *               "8S"
                     *             ]
                     *           },
                     *           "label": "Offer 7♦ and 8♠ to J♠ for 4♥",
                     *           "standing": 1
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "trade",
                     *             "items": [
                     *               "7D",
                     *               "2S",
                     *               "4C",
                     *               "2D"
                     *             ]
                     *           },
                     *           "label": "Offer 7♦, 2♠, 4♣ and 2♦ to J♠ for 4♥",
                     *           "standing": 1
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "trade",
                     *             "items": [
                     *               "8S",
                     *               "7C"
                     *             ]
                     *           },
                     *           "label": "Offer 8♠ and 7♣ to J♠ for 4♥",
                     *           "standing": 1
                     *         }
                     *       ],
                     *       "links": {
                     *         "self": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f",
                     *         "moves": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f/moves",
                     *         "events": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f/events",
                     *         "board": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f/board.svg",
                     *         "fairness": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f/fairness",
                     *         "rules": "/rules/merchants-solitaire"
                     *       },
                     *       "events": [
                     *         {
                     *           "seq": 1,
                     *           "moveNumber": 0,
                     *           "time": "2026-11-30T12:02:10.500Z",
                     *           "seat": null,
                     *           "event": {
                     *             "type": "gameCreated",
                     *             "ruleset": "merchants-solitaire",
                     *             "rulesVersion": 1,
                     *             "options": {
                     *               "variants": {
                     *                 "loyalPatrons": false,
                     *                 "checkInTheBack": false,
                     *                 "superExclusive": false,
                     *                 "vandals": 0
                     *               }
                     *             },
                     *             "seats": 1,
                     *             "visibility": "unlisted",
                     *             "undo": "free",
                     *             "title": null,
                     *             "deal": {
                     *               "kind": "numbered",
                     *               "number": 7
                     *             },
                     *             "commitment": null,
                     *             "forkedFrom": null
                     *           }
                     *         },
                     *         {
                     *           "seq": 2,
                     *           "moveNumber": 0,
                     *           "time": "2026-11-30T12:02:10.500Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "seatTaken",
                     *             "seat": 0,
                     *             "kind": "player"
                     *           }
                     *         },
                     *         {
                     *           "seq": 3,
                     *           "moveNumber": 0,
                     *           "time": "2026-11-30T12:02:10.500Z",
                     *           "seat": null,
                     *           "event": {
                     *             "type": "dealt",
                     *             "piles": {
                     *               "items": 40,
                     *               "customers": 12
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "credentials": {
                     *         "playerId": "3d5e7a9e2f7ce3bb15745d3985e182a7",
                     *         "token": "salon_oTSlEK-9oFSdd_A9SkBaJIgl41buZRvO8p8UBZLJ9tY"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MerchantsSolitaireSeated"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. `invalid-deal`: That cannot be dealt. `idempotency-key-reused`: The key belongs to another request. `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMerchantsSolitaireGame: {
        parameters: {
            query?: {
                /** @description `false` leaves the field `legalMoves` out of the answer. */
                legalMoves?: boolean;
                /** @description A version: the game as you were answered then. `legalMoves` is null. */
                at?: number;
            };
            header?: {
                /** @description The `ETag` that you have: an unchanged answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The position. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "e328a5b880c758edef35b56e5096449f",
                     *       "ruleset": "merchants-solitaire",
                     *       "rulesVersion": 1,
                     *       "title": null,
                     *       "visibility": "unlisted",
                     *       "undo": "free",
                     *       "deal": {
                     *         "kind": "numbered",
                     *         "number": 7
                     *       },
                     *       "forkedFrom": null,
                     *       "status": "active",
                     *       "version": 16,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "name": "Ada",
                     *           "kind": "player",
                     *           "resigned": false
                     *         }
                     *       ],
                     *       "you": 0,
                     *       "awaiting": [
                     *         {
                     *           "seat": 0,
                     *           "decision": "offer",
                     *           "since": "2026-11-30T12:02:10.500Z",
                     *           "deadline": null
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "assists": {
                     *         "undos": 0,
                     *         "hints": 0,
                     *         "forks": 0
                     *       },
                     *       "fairness": {
                     *         "commitment": null,
                     *         "serverSeed": null
                     *       },
                     *       "createdAt": "2026-11-30T12:02:10.500Z",
                     *       "updatedAt": "2026-11-30T12:02:10.500Z",
                     *       "options": {
                     *         "variants": {
                     *           "loyalPatrons": false,
                     *           "checkInTheBack": false,
                     *           "superExclusive": false,
                     *           "vandals": 0
                     *         }
                     *       },
                     *       "view": {
                     *         "shelves": [
                     *           {
                     *             "item": "10C",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "7D",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "8S",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "9S",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "2S",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "4C",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "7C",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "2D",
                     *             "faceDown": false
                     *           }
                     *         ],
                     *         "customer": "JS",
                     *         "usedItem": "4H",
                     *         "offer": 15,
                     *         "line": 11,
                     *         "usedItems": 11,
                     *         "inventory": 17,
                     *         "inventoryTop": "8C",
                     *         "standing": [
                     *           "7H",
                     *           "5C",
                     *           "6D"
                     *         ],
                     *         "discard": []
                     *       },
                     *       "legalMoves": [
                     *         {
                     *           "move": {
                     *             "type": "trade",
                     *             "items": [
                     *               "7D",
                     *               "8S"
                     *             ]
                     *           },
                     *           "label": "Offer 7♦ and 8♠ to J♠ for 4♥",
                     *           "standing": 1
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "trade",
                     *             "items": [
                     *               "7D",
                     *               "2S",
                     *               "4C",
                     *               "2D"
                     *             ]
                     *           },
                     *           "label": "Offer 7♦, 2♠, 4♣ and 2♦ to J♠ for 4♥",
                     *           "standing": 1
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "trade",
                     *             "items": [
                     *               "8S",
                     *               "7C"
                     *             ]
                     *           },
                     *           "label": "Offer 8♠ and 7♣ to J♠ for 4♥",
                     *           "standing": 1
                     *         }
                     *       ],
                     *       "links": {
                     *         "self": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f",
                     *         "moves": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f/moves",
                     *         "events": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f/events",
                     *         "board": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f/board.svg",
                     *         "fairness": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f/fairness",
                     *         "rules": "/rules/merchants-solitaire"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MerchantsSolitairePosition"];
                };
            };
            /** @description Nothing has changed since the `ETag` that you sent. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-query`: A parameter or header is not valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    drawMerchantsSolitaire: {
        parameters: {
            query?: {
                /** @description A version: the picture as you were shown it then. */
                at?: number;
            };
            header?: {
                /** @description The `ETag` that you have: an unchanged answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description Nothing has changed since the `ETag` that you sent. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-query`: A parameter or header is not valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    moveMerchantsSolitaire: {
        parameters: {
            query?: {
                /** @description `false` leaves the field `legalMoves` out of the answer. */
                legalMoves?: boolean;
            };
            header?: {
                /** @description The same key with the same request within 24 hours gets the same answer again. Needs a token. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MerchantsSolitaireMoveRequest"];
            };
        };
        responses: {
            /** @description The position after the move (and the moves of bots that followed). */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "e328a5b880c758edef35b56e5096449f",
                     *       "ruleset": "merchants-solitaire",
                     *       "rulesVersion": 1,
                     *       "title": null,
                     *       "visibility": "unlisted",
                     *       "undo": "free",
                     *       "deal": {
                     *         "kind": "numbered",
                     *         "number": 7
                     *       },
                     *       "forkedFrom": null,
                     *       "status": "active",
                     *       "version": 25,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "name": "Ada",
                     *           "kind": "player",
                     *           "resigned": false
                     *         }
                     *       ],
                     *       "you": 0,
                     *       "awaiting": [
                     *         {
                     *           "seat": 0,
                     *           "decision": "offer",
                     *           "since": "2026-11-30T12:02:28.500Z",
                     *           "deadline": null
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "assists": {
                     *         "undos": 0,
                     *         "hints": 0,
                     *         "forks": 0
                     *       },
                     *       "fairness": {
                     *         "commitment": null,
                     *         "serverSeed": null
                     *       },
                     *       "createdAt": "2026-11-30T12:02:10.500Z",
                     *       "updatedAt": "2026-11-30T12:02:28.500Z",
                     *       "options": {
                     *         "variants": {
                     *           "loyalPatrons": false,
                     *           "checkInTheBack": false,
                     *           "superExclusive": false,
                     *           "vandals": 0
                     *         }
                     *       },
                     *       "view": {
                     *         "shelves": [
                     *           {
                     *             "item": "10C",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "8C",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "3D",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "9S",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "2S",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "4C",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "7C",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "2D",
                     *             "faceDown": false
                     *           }
                     *         ],
                     *         "customer": "QH",
                     *         "usedItem": "2C",
                     *         "offer": 14,
                     *         "line": 10,
                     *         "usedItems": 10,
                     *         "inventory": 16,
                     *         "inventoryTop": "4D",
                     *         "standing": [
                     *           "7H",
                     *           "5C",
                     *           "6D",
                     *           "8S"
                     *         ],
                     *         "discard": [
                     *           "7D",
                     *           "JS"
                     *         ]
                     *       },
                     *       "legalMoves": [
                     *         {
                     *           "move": {
                     *             "type": "trade",
                     *             "items": [
                     *               "10C",
                     *               "8C",
                     *               "3D",
                     *               "9S",
                     *               "2S",
                     *               "4C",
                     *               "7C"
                     *             ]
                     *           },
                     *           "label": "Offer 10♣ (free), 8♣ (free), 3♦, 9♠, 2♠, 4♣ (free) and 7♣ (free) to Q♥ for 2♣",
                     *           "standing": 0
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "trade",
                     *             "items": [
                     *               "10C",
                     *               "8C",
                     *               "3D",
                     *               "9S",
                     *               "2S",
                     *               "4C"
                     *             ]
                     *           },
                     *           "label": "Offer 10♣ (free), 8♣ (free), 3♦, 9♠, 2♠ and 4♣ (free) to Q♥ for 2♣",
                     *           "standing": 0
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "trade",
                     *             "items": [
                     *               "10C",
                     *               "8C",
                     *               "3D",
                     *               "9S",
                     *               "2S",
                     *               "7C"
                     *             ]
                     *           },
                     *           "label": "Offer 10♣ (free), 8♣ (free), 3♦, 9♠, 2♠ and 7♣ (free) to Q♥ for 2♣",
                     *           "standing": 0
                     *         }
                     *       ],
                     *       "links": {
                     *         "self": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f",
                     *         "moves": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f/moves",
                     *         "events": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f/events",
                     *         "board": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f/board.svg",
                     *         "fairness": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f/fairness",
                     *         "rules": "/rules/merchants-solitaire"
                     *       },
                     *       "events": [
                     *         {
                     *           "seq": 17,
                     *           "moveNumber": 1,
                     *           "time": "2026-11-30T12:02:28.500Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "usedItemReceived",
                     *             "item": "4H"
                     *           }
                     *         },
                     *         {
                     *           "seq": 18,
                     *           "moveNumber": 1,
                     *           "time": "2026-11-30T12:02:28.500Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "itemDiscarded",
                     *             "item": "7D",
                     *             "from": 2
                     *           }
                     *         },
                     *         {
                     *           "seq": 19,
                     *           "moveNumber": 1,
                     *           "time": "2026-11-30T12:02:28.500Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "itemJoinedStanding",
                     *             "item": "8S",
                     *             "from": 3
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MerchantsSolitairePlayed"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-over`: The game is over. `game-not-started`: The game has not begun. `not-your-turn`: It is not your turn. `stale-version`: The game has moved on. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. `illegal-move`: The rules don't allow this move. `idempotency-key-reused`: The key belongs to another request. `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkMerchantsSolitaireMove: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same request within 24 hours gets the same answer again. Needs a token. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MerchantsSolitaireCheckRequest"];
            };
        };
        responses: {
            /** @description `legal`, and what stands in the way. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "legal": true
                     *     }
                     */
                    "application/json": components["schemas"]["CheckedMove"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-over`: The game is over. `game-not-started`: The game has not begun. `not-your-turn`: It is not your turn. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. `idempotency-key-reused`: The key belongs to another request. `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMerchantsSolitaireEvents: {
        parameters: {
            query?: {
                /** @description Entries after this seq. */
                after?: number;
                /** @description How many a page holds at most. Streams have no end but their own. */
                limit?: number;
                /** @description Every entry also says what happened, in `text`, and names the `version` that `?at=` shows it by. Default false. */
                annotated?: boolean;
            };
            header?: {
                /** @description Of streams: the seq to go on after; it goes before `after`. */
                "Last-Event-ID"?: number;
                /** @description Of pages: `wait=` and seconds, at most 30; told again in `Preference-Applied`. */
                Prefer?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries after `after`, oldest first: a page, or a stream that goes on with new ones. */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "events": [
                     *         {
                     *           "seq": 17,
                     *           "moveNumber": 1,
                     *           "time": "2026-11-30T12:02:28.500Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "usedItemReceived",
                     *             "item": "4H"
                     *           }
                     *         },
                     *         {
                     *           "seq": 18,
                     *           "moveNumber": 1,
                     *           "time": "2026-11-30T12:02:28.500Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "itemDiscarded",
                     *             "item": "7D",
                     *             "from": 2
                     *           }
                     *         },
                     *         {
                     *           "seq": 19,
                     *           "moveNumber": 1,
                     *           "time": "2026-11-30T12:02:28.500Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "itemJoinedStanding",
                     *             "item": "8S",
                     *             "from": 3
                     *           }
                     *         }
                     *       ],
                     *       "version": 30,
                     *       "next": 19
                     *     }
                     */
                    "application/json": components["schemas"]["MerchantsSolitaireLogPage"];
                    "text/event-stream": string;
                    "application/x-ndjson": string;
                };
            };
            /** @description With `text/event-stream`: the game is over, and you have its whole log. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-query`: A parameter or header is not valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMerchantsSolitaireFairness: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proof, as far as it is open. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "algorithm": "salon-1",
                     *       "deal": {
                     *         "kind": "secret"
                     *       },
                     *       "commitment": "bce40050400afd96a7dedbbb1cf75e37be9eee9ab72b2de5c8101d0073181386",
                     *       "serverSeed": "6430b08065121966c49b0a48583596ae3eb85bca7cfc352d61d163f8cf976678",
                     *       "clientSeeds": [
                     *         ""
                     *       ],
                     *       "piles": {
                     *         "items": {
                     *           "unshuffled": [
                     *             "AS",
                     *             "2S",
                     *             "3S"
                     *           ],
                     *           "order": [
                     *             "5C",
                     *             "AD",
                     *             "8H"
                     *           ]
                     *         },
                     *         "customers": {
                     *           "unshuffled": [
                     *             "JS",
                     *             "QS",
                     *             "KS"
                     *           ],
                     *           "order": [
                     *             "JS",
                     *             "QD",
                     *             "QH"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Fairness"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-query`: A parameter or header is not valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resignMerchantsSolitaire: {
        parameters: {
            query?: {
                /** @description `false` leaves the field `legalMoves` out of the answer. */
                legalMoves?: boolean;
            };
            header?: {
                /** @description The same key with the same request within 24 hours gets the same answer again. Needs a token. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ResignRequest"];
            };
        };
        responses: {
            /** @description The position after you have gone. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "e328a5b880c758edef35b56e5096449f",
                     *       "ruleset": "merchants-solitaire",
                     *       "rulesVersion": 1,
                     *       "title": null,
                     *       "visibility": "unlisted",
                     *       "undo": "free",
                     *       "deal": {
                     *         "kind": "numbered",
                     *         "number": 7
                     *       },
                     *       "forkedFrom": null,
                     *       "status": "finished",
                     *       "version": 35,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "name": "Ada",
                     *           "kind": "player",
                     *           "resigned": true
                     *         }
                     *       ],
                     *       "you": 0,
                     *       "awaiting": [],
                     *       "outcome": {
                     *         "result": "lost",
                     *         "reason": "resigned"
                     *       },
                     *       "assists": {
                     *         "undos": 2,
                     *         "hints": 1,
                     *         "forks": 2
                     *       },
                     *       "fairness": {
                     *         "commitment": null,
                     *         "serverSeed": null
                     *       },
                     *       "createdAt": "2026-11-30T12:02:10.500Z",
                     *       "updatedAt": "2026-11-30T12:02:55.500Z",
                     *       "options": {
                     *         "variants": {
                     *           "loyalPatrons": false,
                     *           "checkInTheBack": false,
                     *           "superExclusive": false,
                     *           "vandals": 0
                     *         }
                     *       },
                     *       "view": {
                     *         "shelves": [
                     *           {
                     *             "item": "10C",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "7D",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "8S",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "9S",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "2S",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "4C",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "7C",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "2D",
                     *             "faceDown": false
                     *           }
                     *         ],
                     *         "customer": null,
                     *         "usedItem": null,
                     *         "offer": null,
                     *         "line": 11,
                     *         "usedItems": 11,
                     *         "inventory": 17,
                     *         "inventoryTop": "8C",
                     *         "standing": [
                     *           "7H",
                     *           "5C",
                     *           "6D"
                     *         ],
                     *         "discard": []
                     *       },
                     *       "legalMoves": null,
                     *       "links": {
                     *         "self": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f",
                     *         "moves": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f/moves",
                     *         "events": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f/events",
                     *         "board": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f/board.svg",
                     *         "fairness": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f/fairness",
                     *         "rules": "/rules/merchants-solitaire"
                     *       },
                     *       "events": [
                     *         {
                     *           "seq": 34,
                     *           "moveNumber": 2,
                     *           "time": "2026-11-30T12:02:55.500Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "seatResigned",
                     *             "seat": 0
                     *           }
                     *         },
                     *         {
                     *           "seq": 35,
                     *           "moveNumber": 2,
                     *           "time": "2026-11-30T12:02:55.500Z",
                     *           "seat": null,
                     *           "event": {
                     *             "type": "gameFinished",
                     *             "outcome": {
                     *               "result": "lost",
                     *               "reason": "resigned"
                     *             }
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MerchantsSolitairePlayed"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale-version`: The game has moved on. `game-over`: The game is over. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. `idempotency-key-reused`: The key belongs to another request. `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forkMerchantsSolitaire: {
        parameters: {
            query?: {
                /** @description `false` leaves the field `legalMoves` out of the answer. */
                legalMoves?: boolean;
            };
            header?: {
                /** @description The same key with the same request within 24 hours gets the same answer again. Needs a token. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ForkRequest"];
            };
        };
        responses: {
            /** @description The new game; `Location` is its address. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "afb3c5649e237352dff812e5ac221254",
                     *       "ruleset": "merchants-solitaire",
                     *       "rulesVersion": 1,
                     *       "title": null,
                     *       "visibility": "private",
                     *       "undo": "free",
                     *       "deal": {
                     *         "kind": "numbered",
                     *         "number": 7
                     *       },
                     *       "forkedFrom": {
                     *         "id": "e328a5b880c758edef35b56e5096449f",
                     *         "version": 33
                     *       },
                     *       "status": "active",
                     *       "version": 33,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "name": "Ada",
                     *           "kind": "player",
                     *           "resigned": false
                     *         }
                     *       ],
                     *       "you": 0,
                     *       "awaiting": [
                     *         {
                     *           "seat": 0,
                     *           "decision": "offer",
                     *           "since": "2026-11-30T12:02:49.500Z",
                     *           "deadline": null
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "assists": {
                     *         "undos": 2,
                     *         "hints": 1,
                     *         "forks": 0
                     *       },
                     *       "fairness": {
                     *         "commitment": null,
                     *         "serverSeed": null
                     *       },
                     *       "createdAt": "2026-11-30T12:02:49.500Z",
                     *       "updatedAt": "2026-11-30T12:02:49.500Z",
                     *       "options": {
                     *         "variants": {
                     *           "loyalPatrons": false,
                     *           "checkInTheBack": false,
                     *           "superExclusive": false,
                     *           "vandals": 0
                     *         }
                     *       },
                     *       "view": {
                     *         "shelves": [
                     *           {
                     *             "item": "10C",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "7D",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "8S",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "9S",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "2S",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "4C",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "7C",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "2D",
                     *             "faceDown": false
                     *           }
                     *         ],
                     *         "customer": "JS",
                     *         "usedItem": "4H",
                     *         "offer": 15,
                     *         "line": 11,
                     *         "usedItems": 11,
                     *         "inventory": 17,
                     *         "inventoryTop": "8C",
                     *         "standing": [
                     *           "7H",
                     *           "5C",
                     *           "6D"
                     *         ],
                     *         "discard": []
                     *       },
                     *       "legalMoves": [
                     *         {
                     *           "move": {
                     *             "type": "trade",
                     *             "items": [
                     *               "7D",
                     *               "8S"
                     *             ]
                     *           },
                     *           "label": "Offer 7♦ and 8♠ to J♠ for 4♥",
                     *           "standing": 1
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "trade",
                     *             "items": [
                     *               "7D",
                     *               "2S",
                     *               "4C",
                     *               "2D"
                     *             ]
                     *           },
                     *           "label": "Offer 7♦, 2♠, 4♣ and 2♦ to J♠ for 4♥",
                     *           "standing": 1
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "trade",
                     *             "items": [
                     *               "8S",
                     *               "7C"
                     *             ]
                     *           },
                     *           "label": "Offer 8♠ and 7♣ to J♠ for 4♥",
                     *           "standing": 1
                     *         }
                     *       ],
                     *       "links": {
                     *         "self": "/v1/merchants-solitaire/afb3c5649e237352dff812e5ac221254",
                     *         "moves": "/v1/merchants-solitaire/afb3c5649e237352dff812e5ac221254/moves",
                     *         "events": "/v1/merchants-solitaire/afb3c5649e237352dff812e5ac221254/events",
                     *         "board": "/v1/merchants-solitaire/afb3c5649e237352dff812e5ac221254/board.svg",
                     *         "fairness": "/v1/merchants-solitaire/afb3c5649e237352dff812e5ac221254/fairness",
                     *         "rules": "/rules/merchants-solitaire"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MerchantsSolitairePosition"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `fork-not-allowed`: This game cannot be forked from there. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. `idempotency-key-reused`: The key belongs to another request. `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    undoMerchantsSolitaire: {
        parameters: {
            query?: {
                /** @description `false` leaves the field `legalMoves` out of the answer. */
                legalMoves?: boolean;
            };
            header?: {
                /** @description The same key with the same request within 24 hours gets the same answer again. Needs a token. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UndoRequest"];
            };
        };
        responses: {
            /** @description The position to play on from. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "e328a5b880c758edef35b56e5096449f",
                     *       "ruleset": "merchants-solitaire",
                     *       "rulesVersion": 1,
                     *       "title": null,
                     *       "visibility": "unlisted",
                     *       "undo": "free",
                     *       "deal": {
                     *         "kind": "numbered",
                     *         "number": 7
                     *       },
                     *       "forkedFrom": null,
                     *       "status": "active",
                     *       "version": 32,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "name": "Ada",
                     *           "kind": "player",
                     *           "resigned": false
                     *         }
                     *       ],
                     *       "you": 0,
                     *       "awaiting": [
                     *         {
                     *           "seat": 0,
                     *           "decision": "offer",
                     *           "since": "2026-11-30T12:02:42.000Z",
                     *           "deadline": null
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "assists": {
                     *         "undos": 1,
                     *         "hints": 1,
                     *         "forks": 0
                     *       },
                     *       "fairness": {
                     *         "commitment": null,
                     *         "serverSeed": null
                     *       },
                     *       "createdAt": "2026-11-30T12:02:10.500Z",
                     *       "updatedAt": "2026-11-30T12:02:42.000Z",
                     *       "options": {
                     *         "variants": {
                     *           "loyalPatrons": false,
                     *           "checkInTheBack": false,
                     *           "superExclusive": false,
                     *           "vandals": 0
                     *         }
                     *       },
                     *       "view": {
                     *         "shelves": [
                     *           {
                     *             "item": "10C",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "8C",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "3D",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "9S",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "2S",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "4C",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "7C",
                     *             "faceDown": false
                     *           },
                     *           {
                     *             "item": "2D",
                     *             "faceDown": false
                     *           }
                     *         ],
                     *         "customer": "QH",
                     *         "usedItem": "2C",
                     *         "offer": 14,
                     *         "line": 10,
                     *         "usedItems": 10,
                     *         "inventory": 16,
                     *         "inventoryTop": "4D",
                     *         "standing": [
                     *           "7H",
                     *           "5C",
                     *           "6D",
                     *           "8S"
                     *         ],
                     *         "discard": [
                     *           "7D",
                     *           "JS"
                     *         ]
                     *       },
                     *       "legalMoves": [
                     *         {
                     *           "move": {
                     *             "type": "trade",
                     *             "items": [
                     *               "10C",
                     *               "8C",
                     *               "3D",
                     *               "9S",
                     *               "2S",
                     *               "4C",
                     *               "7C"
                     *             ]
                     *           },
                     *           "label": "Offer 10♣ (free), 8♣ (free), 3♦, 9♠, 2♠, 4♣ (free) and 7♣ (free) to Q♥ for 2♣",
                     *           "standing": 0
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "trade",
                     *             "items": [
                     *               "10C",
                     *               "8C",
                     *               "3D",
                     *               "9S",
                     *               "2S",
                     *               "4C"
                     *             ]
                     *           },
                     *           "label": "Offer 10♣ (free), 8♣ (free), 3♦, 9♠, 2♠ and 4♣ (free) to Q♥ for 2♣",
                     *           "standing": 0
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "trade",
                     *             "items": [
                     *               "10C",
                     *               "8C",
                     *               "3D",
                     *               "9S",
                     *               "2S",
                     *               "7C"
                     *             ]
                     *           },
                     *           "label": "Offer 10♣ (free), 8♣ (free), 3♦, 9♠, 2♠ and 7♣ (free) to Q♥ for 2♣",
                     *           "standing": 0
                     *         }
                     *       ],
                     *       "links": {
                     *         "self": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f",
                     *         "moves": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f/moves",
                     *         "events": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f/events",
                     *         "board": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f/board.svg",
                     *         "fairness": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f/fairness",
                     *         "rules": "/rules/merchants-solitaire"
                     *       },
                     *       "events": [
                     *         {
                     *           "seq": 32,
                     *           "moveNumber": 2,
                     *           "time": "2026-11-30T12:02:42.000Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "moveTakenBack",
                     *             "toVersion": 25
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MerchantsSolitairePlayed"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale-version`: The game has moved on. `game-over`: The game is over. `log-full`: The log is full. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. `undo-not-allowed`: Nothing to take back. `idempotency-key-reused`: The key belongs to another request. `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    hintMerchantsSolitaire: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same request within 24 hours gets the same answer again. Needs a token. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["HintRequest"];
            };
        };
        responses: {
            /** @description The hint. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "move": {
                     *         "type": "decline"
                     *       },
                     *       "label": "Decline the 20 that J♥ offers and lose 1 standing",
                     *       "why": "Nothing in your shop comes to 20: declining is all that is left, for 1 of your guild standing.",
                     *       "position": {
                     *         "id": "e328a5b880c758edef35b56e5096449f",
                     *         "ruleset": "merchants-solitaire",
                     *         "rulesVersion": 1,
                     *         "title": null,
                     *         "visibility": "unlisted",
                     *         "undo": "free",
                     *         "deal": {
                     *           "kind": "numbered",
                     *           "number": 7
                     *         },
                     *         "forkedFrom": null,
                     *         "status": "active",
                     *         "version": 31,
                     *         "seats": [
                     *           {
                     *             "seat": 0,
                     *             "name": "Ada",
                     *             "kind": "player",
                     *             "resigned": false
                     *           }
                     *         ],
                     *         "you": 0,
                     *         "awaiting": [
                     *           {
                     *             "seat": 0,
                     *             "decision": "offer",
                     *             "since": "2026-11-30T12:02:31.500Z",
                     *             "deadline": null
                     *           }
                     *         ],
                     *         "outcome": null,
                     *         "assists": {
                     *           "undos": 0,
                     *           "hints": 1,
                     *           "forks": 0
                     *         },
                     *         "fairness": {
                     *           "commitment": null,
                     *           "serverSeed": null
                     *         },
                     *         "createdAt": "2026-11-30T12:02:10.500Z",
                     *         "updatedAt": "2026-11-30T12:02:39.000Z",
                     *         "options": {
                     *           "variants": {
                     *             "loyalPatrons": false,
                     *             "checkInTheBack": false,
                     *             "superExclusive": false,
                     *             "vandals": 0
                     *           }
                     *         },
                     *         "view": {
                     *           "shelves": [
                     *             {
                     *               "item": "10C",
                     *               "faceDown": false
                     *             },
                     *             {
                     *               "item": "8C",
                     *               "faceDown": false
                     *             },
                     *             {
                     *               "item": "3D",
                     *               "faceDown": false
                     *             },
                     *             {
                     *               "item": "9S",
                     *               "faceDown": false
                     *             },
                     *             {
                     *               "item": "2S",
                     *               "faceDown": false
                     *             },
                     *             {
                     *               "item": "4C",
                     *               "faceDown": false
                     *             },
                     *             {
                     *               "item": "7C",
                     *               "faceDown": false
                     *             },
                     *             {
                     *               "item": "2D",
                     *               "faceDown": false
                     *             }
                     *           ],
                     *           "customer": "JH",
                     *           "usedItem": "9C",
                     *           "offer": 20,
                     *           "line": 9,
                     *           "usedItems": 9,
                     *           "inventory": 16,
                     *           "inventoryTop": "4D",
                     *           "standing": [
                     *             "7H",
                     *             "5C"
                     *           ],
                     *           "discard": [
                     *             "7D",
                     *             "JS",
                     *             "8S",
                     *             "6D",
                     *             "QH",
                     *             "2C"
                     *           ]
                     *         },
                     *         "legalMoves": [
                     *           {
                     *             "move": {
                     *               "type": "decline"
                     *             },
                     *             "label": "Decline the 20 that J♥ offers and lose 1 standing",
                     *             "standing": -1
                     *           }
                     *         ],
                     *         "links": {
                     *           "self": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f",
                     *           "moves": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f/moves",
                     *           "events": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f/events",
                     *           "board": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f/board.svg",
                     *           "fairness": "/v1/merchants-solitaire/e328a5b880c758edef35b56e5096449f/fairness",
                     *           "rules": "/rules/merchants-solitaire"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MerchantsSolitaireHint"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale-version`: The game has moved on. `game-over`: The game is over. `log-full`: The log is full. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. `idempotency-key-reused`: The key belongs to another request. `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createKunstmarktGame: {
        parameters: {
            query?: {
                /** @description `false` leaves the field `legalMoves` out of the answer. */
                legalMoves?: boolean;
            };
            header?: {
                /** @description The same key with the same request within 24 hours gets the same answer again. Needs a token. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateKunstmarkt"];
            };
        };
        responses: {
            /** @description The new game; `Location` is its address. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9a79ef92e280a7b569feb36218f7b067",
                     *       "ruleset": "kunstmarkt",
                     *       "rulesVersion": 1,
                     *       "title": null,
                     *       "visibility": "unlisted",
                     *       "undo": "off",
                     *       "deal": {
                     *         "kind": "secret"
                     *       },
                     *       "forkedFrom": null,
                     *       "status": "active",
                     *       "version": 17,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "name": "Ada",
                     *           "kind": "player",
                     *           "resigned": false
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "name": null,
                     *           "kind": "bot",
                     *           "resigned": false
                     *         },
                     *         {
                     *           "seat": 2,
                     *           "name": null,
                     *           "kind": "bot",
                     *           "resigned": false
                     *         }
                     *       ],
                     *       "you": 0,
                     *       "awaiting": [
                     *         {
                     *           "seat": 0,
                     *           "decision": "turn",
                     *           "since": "2026-11-30T12:03:06.000Z",
                     *           "deadline": "2026-12-03T12:03:06.000Z"
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "assists": {
                     *         "undos": 0,
                     *         "hints": 0,
                     *         "forks": 0
                     *       },
                     *       "fairness": {
                     *         "commitment": "805513601da9f02dbff17d750c41a5737d25d166d8ee3b1d1be8ba40ff8dffa2",
                     *         "serverSeed": null
                     *       },
                     *       "createdAt": "2026-11-30T12:03:06.000Z",
                     *       "updatedAt": "2026-11-30T12:03:06.000Z",
                     *       "options": {
                     *         "players": 3,
                     *         "firstSeat": 0,
                     *         "turnSeconds": 259200
                     *       },
                     *       "view": {
                     *         "market": [
                     *           {
                     *             "price": 2000,
                     *             "picture": "vermeer-spitzenkloepplerin-1670"
                     *           },
                     *           {
                     *             "price": 5000,
                     *             "picture": "dali-bestaendigkeit-1931"
                     *           },
                     *           {
                     *             "price": 8000,
                     *             "picture": "altdorfer-donaulandschaft-1522"
                     *           },
                     *           {
                     *             "price": 10000,
                     *             "picture": "cranach-adam-eva-1526"
                     *           },
                     *           {
                     *             "price": 15000,
                     *             "picture": "corinth-skelett-1896"
                     *           }
                     *         ],
                     *         "pictureStack": 34,
                     *         "customerStack": 22,
                     *         "players": [
                     *           {
                     *             "seat": 0,
                     *             "cash": 25000,
                     *             "pictures": 3,
                     *             "customers": 2
                     *           },
                     *           {
                     *             "seat": 1,
                     *             "cash": 25000,
                     *             "pictures": 3,
                     *             "customers": 2
                     *           },
                     *           {
                     *             "seat": 2,
                     *             "cash": 25000,
                     *             "pictures": 3,
                     *             "customers": 2
                     *           }
                     *         ],
                     *         "hand": {
                     *           "pictures": [
                     *             "marc-blaues-pferd-1911",
                     *             "modigliani-akt-1917",
                     *             "stockt-erloesung-1460"
                     *           ],
                     *           "customers": [
                     *             "c07-niederlande-russland-old",
                     *             "c16-nude-new"
                     *           ]
                     *         },
                     *         "sale": null,
                     *         "discardedPictures": [],
                     *         "discardedCustomers": []
                     *       },
                     *       "legalMoves": [
                     *         {
                     *           "move": {
                     *             "type": "drawCustomer"
                     *           },
                     *           "label": "Draw a customer"
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "buyPicture",
                     *             "picture": "vermeer-spitzenkloepplerin-1670"
                     *           },
                     *           "label": "Buy “The Lacemaker” by Johannes Vermeer for 2,000"
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "buyPicture",
                     *             "picture": "dali-bestaendigkeit-1931"
                     *           },
                     *           "label": "Buy “The Persistence of Memory” by Salvador Dalí for 5,000"
                     *         }
                     *       ],
                     *       "links": {
                     *         "self": "/v1/kunstmarkt/9a79ef92e280a7b569feb36218f7b067",
                     *         "moves": "/v1/kunstmarkt/9a79ef92e280a7b569feb36218f7b067/moves",
                     *         "events": "/v1/kunstmarkt/9a79ef92e280a7b569feb36218f7b067/events",
                     *         "board": "/v1/kunstmarkt/9a79ef92e280a7b569feb36218f7b067/board.svg",
                     *         "fairness": "/v1/kunstmarkt/9a79ef92e280a7b569feb36218f7b067/fairness",
                     *         "rules": "/rules/kunstmarkt"
                     *       },
                     *       "events": [
                     *         {
                     *           "seq": 1,
                     *           "moveNumber": 0,
                     *           "time": "2026-11-30T12:03:06.000Z",
                     *           "seat": null,
                     *           "event": {
                     *             "type": "gameCreated",
                     *             "ruleset": "kunstmarkt",
                     *             "rulesVersion": 1,
                     *             "options": {
                     *               "players": 3,
                     *               "firstSeat": 0,
                     *               "turnSeconds": 259200
                     *             },
                     *             "seats": 3,
                     *             "visibility": "unlisted",
                     *             "undo": "off",
                     *             "title": null,
                     *             "deal": {
                     *               "kind": "secret"
                     *             },
                     *             "commitment": "805513601da9f02dbff17d750c41a5737d25d166d8ee3b1d1be8ba40ff8dffa2",
                     *             "forkedFrom": null
                     *           }
                     *         },
                     *         {
                     *           "seq": 2,
                     *           "moveNumber": 0,
                     *           "time": "2026-11-30T12:03:06.000Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "seatTaken",
                     *             "seat": 0,
                     *             "kind": "player"
                     *           }
                     *         },
                     *         {
                     *           "seq": 3,
                     *           "moveNumber": 0,
                     *           "time": "2026-11-30T12:03:06.000Z",
                     *           "seat": 1,
                     *           "event": {
                     *             "type": "seatTaken",
                     *             "seat": 1,
                     *             "kind": "bot"
                     *           }
                     *         }
                     *       ],
                     *       "credentials": {
                     *         "playerId": "330b89c41e13514677d8030483d13744",
                     *         "token": "salon_Ntyg75bX7LEx3Mwvzyh_qT8toha2E6DBsxAZeKFOQH0"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["KunstmarktSeated"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. `invalid-deal`: That cannot be dealt. `idempotency-key-reused`: The key belongs to another request. `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getKunstmarktGame: {
        parameters: {
            query?: {
                /** @description `false` leaves the field `legalMoves` out of the answer. */
                legalMoves?: boolean;
                /** @description A version: the game as you were answered then. `legalMoves` is null. */
                at?: number;
            };
            header?: {
                /** @description The `ETag` that you have: an unchanged answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The position. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9a79ef92e280a7b569feb36218f7b067",
                     *       "ruleset": "kunstmarkt",
                     *       "rulesVersion": 1,
                     *       "title": null,
                     *       "visibility": "unlisted",
                     *       "undo": "off",
                     *       "deal": {
                     *         "kind": "secret"
                     *       },
                     *       "forkedFrom": null,
                     *       "status": "active",
                     *       "version": 17,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "name": "Ada",
                     *           "kind": "player",
                     *           "resigned": false
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "name": null,
                     *           "kind": "bot",
                     *           "resigned": false
                     *         },
                     *         {
                     *           "seat": 2,
                     *           "name": null,
                     *           "kind": "bot",
                     *           "resigned": false
                     *         }
                     *       ],
                     *       "you": 0,
                     *       "awaiting": [
                     *         {
                     *           "seat": 0,
                     *           "decision": "turn",
                     *           "since": "2026-11-30T12:03:06.000Z",
                     *           "deadline": "2026-12-03T12:03:06.000Z"
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "assists": {
                     *         "undos": 0,
                     *         "hints": 0,
                     *         "forks": 0
                     *       },
                     *       "fairness": {
                     *         "commitment": "805513601da9f02dbff17d750c41a5737d25d166d8ee3b1d1be8ba40ff8dffa2",
                     *         "serverSeed": null
                     *       },
                     *       "createdAt": "2026-11-30T12:03:06.000Z",
                     *       "updatedAt": "2026-11-30T12:03:06.000Z",
                     *       "options": {
                     *         "players": 3,
                     *         "firstSeat": 0,
                     *         "turnSeconds": 259200
                     *       },
                     *       "view": {
                     *         "market": [
                     *           {
                     *             "price": 2000,
                     *             "picture": "vermeer-spitzenkloepplerin-1670"
                     *           },
                     *           {
                     *             "price": 5000,
                     *             "picture": "dali-bestaendigkeit-1931"
                     *           },
                     *           {
                     *             "price": 8000,
                     *             "picture": "altdorfer-donaulandschaft-1522"
                     *           },
                     *           {
                     *             "price": 10000,
                     *             "picture": "cranach-adam-eva-1526"
                     *           },
                     *           {
                     *             "price": 15000,
                     *             "picture": "corinth-skelett-1896"
                     *           }
                     *         ],
                     *         "pictureStack": 34,
                     *         "customerStack": 22,
                     *         "players": [
                     *           {
                     *             "seat": 0,
                     *             "cash": 25000,
                     *             "pictures": 3,
                     *             "customers": 2
                     *           },
                     *           {
                     *             "seat": 1,
                     *             "cash": 25000,
                     *             "pictures": 3,
                     *             "customers": 2
                     *           },
                     *           {
                     *             "seat": 2,
                     *             "cash": 25000,
                     *             "pictures": 3,
                     *             "customers": 2
                     *           }
                     *         ],
                     *         "hand": {
                     *           "pictures": [
                     *             "marc-blaues-pferd-1911",
                     *             "modigliani-akt-1917",
                     *             "stockt-erloesung-1460"
                     *           ],
                     *           "customers": [
                     *             "c07-niederlande-russland-old",
                     *             "c16-nude-new"
                     *           ]
                     *         },
                     *         "sale": null,
                     *         "discardedPictures": [],
                     *         "discardedCustomers": []
                     *       },
                     *       "legalMoves": [
                     *         {
                     *           "move": {
                     *             "type": "drawCustomer"
                     *           },
                     *           "label": "Draw a customer"
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "buyPicture",
                     *             "picture": "vermeer-spitzenkloepplerin-1670"
                     *           },
                     *           "label": "Buy “The Lacemaker” by Johannes Vermeer for 2,000"
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "buyPicture",
                     *             "picture": "dali-bestaendigkeit-1931"
                     *           },
                     *           "label": "Buy “The Persistence of Memory” by Salvador Dalí for 5,000"
                     *         }
                     *       ],
                     *       "links": {
                     *         "self": "/v1/kunstmarkt/9a79ef92e280a7b569feb36218f7b067",
                     *         "moves": "/v1/kunstmarkt/9a79ef92e280a7b569feb36218f7b067/moves",
                     *         "events": "/v1/kunstmarkt/9a79ef92e280a7b569feb36218f7b067/events",
                     *         "board": "/v1/kunstmarkt/9a79ef92e280a7b569feb36218f7b067/board.svg",
                     *         "fairness": "/v1/kunstmarkt/9a79ef92e280a7b569feb36218f7b067/fairness",
                     *         "rules": "/rules/kunstmarkt"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["KunstmarktPosition"];
                };
            };
            /** @description Nothing has changed since the `ETag` that you sent. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-query`: A parameter or header is not valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    drawKunstmarkt: {
        parameters: {
            query?: {
                /** @description A version: the picture as you were shown it then. */
                at?: number;
            };
            header?: {
                /** @description The `ETag` that you have: an unchanged answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description Nothing has changed since the `ETag` that you sent. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-query`: A parameter or header is not valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    moveKunstmarkt: {
        parameters: {
            query?: {
                /** @description `false` leaves the field `legalMoves` out of the answer. */
                legalMoves?: boolean;
            };
            header?: {
                /** @description The same key with the same request within 24 hours gets the same answer again. Needs a token. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KunstmarktMoveRequest"];
            };
        };
        responses: {
            /** @description The position after the move (and the moves of bots that followed). */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9a79ef92e280a7b569feb36218f7b067",
                     *       "ruleset": "kunstmarkt",
                     *       "rulesVersion": 1,
                     *       "title": null,
                     *       "visibility": "unlisted",
                     *       "undo": "off",
                     *       "deal": {
                     *         "kind": "secret"
                     *       },
                     *       "forkedFrom": null,
                     *       "status": "active",
                     *       "version": 23,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "name": "Ada",
                     *           "kind": "player",
                     *           "resigned": false
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "name": null,
                     *           "kind": "bot",
                     *           "resigned": false
                     *         },
                     *         {
                     *           "seat": 2,
                     *           "name": null,
                     *           "kind": "bot",
                     *           "resigned": false
                     *         }
                     *       ],
                     *       "you": 0,
                     *       "awaiting": [
                     *         {
                     *           "seat": 0,
                     *           "decision": "turn",
                     *           "since": "2026-11-30T12:03:12.000Z",
                     *           "deadline": "2026-12-03T12:03:12.000Z"
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "assists": {
                     *         "undos": 0,
                     *         "hints": 0,
                     *         "forks": 0
                     *       },
                     *       "fairness": {
                     *         "commitment": "805513601da9f02dbff17d750c41a5737d25d166d8ee3b1d1be8ba40ff8dffa2",
                     *         "serverSeed": null
                     *       },
                     *       "createdAt": "2026-11-30T12:03:06.000Z",
                     *       "updatedAt": "2026-11-30T12:03:12.000Z",
                     *       "options": {
                     *         "players": 3,
                     *         "firstSeat": 0,
                     *         "turnSeconds": 259200
                     *       },
                     *       "view": {
                     *         "market": [
                     *           {
                     *             "price": 2000,
                     *             "picture": "vermeer-spitzenkloepplerin-1670"
                     *           },
                     *           {
                     *             "price": 5000,
                     *             "picture": "dali-bestaendigkeit-1931"
                     *           },
                     *           {
                     *             "price": 8000,
                     *             "picture": "altdorfer-donaulandschaft-1522"
                     *           },
                     *           {
                     *             "price": 10000,
                     *             "picture": "cranach-adam-eva-1526"
                     *           },
                     *           {
                     *             "price": 15000,
                     *             "picture": "corinth-skelett-1896"
                     *           }
                     *         ],
                     *         "pictureStack": 34,
                     *         "customerStack": 19,
                     *         "players": [
                     *           {
                     *             "seat": 0,
                     *             "cash": 25000,
                     *             "pictures": 3,
                     *             "customers": 3
                     *           },
                     *           {
                     *             "seat": 1,
                     *             "cash": 25000,
                     *             "pictures": 3,
                     *             "customers": 3
                     *           },
                     *           {
                     *             "seat": 2,
                     *             "cash": 25000,
                     *             "pictures": 3,
                     *             "customers": 3
                     *           }
                     *         ],
                     *         "hand": {
                     *           "pictures": [
                     *             "marc-blaues-pferd-1911",
                     *             "modigliani-akt-1917",
                     *             "stockt-erloesung-1460"
                     *           ],
                     *           "customers": [
                     *             "c07-niederlande-russland-old",
                     *             "c16-nude-new",
                     *             "c28-any-new-b"
                     *           ]
                     *         },
                     *         "sale": null,
                     *         "discardedPictures": [],
                     *         "discardedCustomers": []
                     *       },
                     *       "legalMoves": [
                     *         {
                     *           "move": {
                     *             "type": "buyPicture",
                     *             "picture": "vermeer-spitzenkloepplerin-1670"
                     *           },
                     *           "label": "Buy “The Lacemaker” by Johannes Vermeer for 2,000"
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "buyPicture",
                     *             "picture": "dali-bestaendigkeit-1931"
                     *           },
                     *           "label": "Buy “The Persistence of Memory” by Salvador Dalí for 5,000"
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "buyPicture",
                     *             "picture": "altdorfer-donaulandschaft-1522"
                     *           },
                     *           "label": "Buy “Danube Landscape with Wörth Castle” by Albrecht Altdorfer for 8,000"
                     *         }
                     *       ],
                     *       "links": {
                     *         "self": "/v1/kunstmarkt/9a79ef92e280a7b569feb36218f7b067",
                     *         "moves": "/v1/kunstmarkt/9a79ef92e280a7b569feb36218f7b067/moves",
                     *         "events": "/v1/kunstmarkt/9a79ef92e280a7b569feb36218f7b067/events",
                     *         "board": "/v1/kunstmarkt/9a79ef92e280a7b569feb36218f7b067/board.svg",
                     *         "fairness": "/v1/kunstmarkt/9a79ef92e280a7b569feb36218f7b067/fairness",
                     *         "rules": "/rules/kunstmarkt"
                     *       },
                     *       "events": [
                     *         {
                     *           "seq": 18,
                     *           "moveNumber": 1,
                     *           "time": "2026-11-30T12:03:12.000Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "customerDrawn",
                     *             "seat": 0,
                     *             "customer": "c28-any-new-b"
                     *           }
                     *         },
                     *         {
                     *           "seq": 19,
                     *           "moveNumber": 1,
                     *           "time": "2026-11-30T12:03:12.000Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "turnBegan",
                     *             "seat": 1
                     *           }
                     *         },
                     *         {
                     *           "seq": 20,
                     *           "moveNumber": 2,
                     *           "time": "2026-11-30T12:03:12.000Z",
                     *           "seat": 1,
                     *           "event": {
                     *             "type": "customerDrawn",
                     *             "seat": 1,
                     *             "customer": null
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["KunstmarktPlayed"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-over`: The game is over. `game-not-started`: The game has not begun. `not-your-turn`: It is not your turn. `stale-version`: The game has moved on. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. `illegal-move`: The rules don't allow this move. `idempotency-key-reused`: The key belongs to another request. `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkKunstmarktMove: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same request within 24 hours gets the same answer again. Needs a token. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KunstmarktCheckRequest"];
            };
        };
        responses: {
            /** @description `legal`, and what stands in the way. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "legal": true
                     *     }
                     */
                    "application/json": components["schemas"]["CheckedMove"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-over`: The game is over. `game-not-started`: The game has not begun. `not-your-turn`: It is not your turn. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. `idempotency-key-reused`: The key belongs to another request. `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listKunstmarktEvents: {
        parameters: {
            query?: {
                /** @description Entries after this seq. */
                after?: number;
                /** @description How many a page holds at most. Streams have no end but their own. */
                limit?: number;
                /** @description Every entry also says what happened, in `text`, and names the `version` that `?at=` shows it by. Default false. */
                annotated?: boolean;
            };
            header?: {
                /** @description Of streams: the seq to go on after; it goes before `after`. */
                "Last-Event-ID"?: number;
                /** @description Of pages: `wait=` and seconds, at most 30; told again in `Preference-Applied`. */
                Prefer?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries after `after`, oldest first: a page, or a stream that goes on with new ones. */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "events": [
                     *         {
                     *           "seq": 18,
                     *           "moveNumber": 1,
                     *           "time": "2026-11-30T12:03:12.000Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "customerDrawn",
                     *             "seat": 0,
                     *             "customer": "c28-any-new-b"
                     *           }
                     *         },
                     *         {
                     *           "seq": 19,
                     *           "moveNumber": 1,
                     *           "time": "2026-11-30T12:03:12.000Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "turnBegan",
                     *             "seat": 1
                     *           }
                     *         },
                     *         {
                     *           "seq": 20,
                     *           "moveNumber": 2,
                     *           "time": "2026-11-30T12:03:12.000Z",
                     *           "seat": 1,
                     *           "event": {
                     *             "type": "customerDrawn",
                     *             "seat": 1,
                     *             "customer": null
                     *           }
                     *         }
                     *       ],
                     *       "version": 62,
                     *       "next": 20
                     *     }
                     */
                    "application/json": components["schemas"]["KunstmarktLogPage"];
                    "text/event-stream": string;
                    "application/x-ndjson": string;
                };
            };
            /** @description With `text/event-stream`: the game is over, and you have its whole log. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-query`: A parameter or header is not valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getKunstmarktFairness: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proof, as far as it is open. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "algorithm": "salon-1",
                     *       "deal": {
                     *         "kind": "secret"
                     *       },
                     *       "commitment": "8f0a0a8cb3068df0662db8db829239afdd7eee7e23ddda4207cdab003e8ed51f",
                     *       "serverSeed": "57e9de3076816fd64974e8f06e5fb513ad671a44c73a6e1482847a5dca2a9f23",
                     *       "clientSeeds": [
                     *         "my-own-luck",
                     *         "",
                     *         ""
                     *       ],
                     *       "piles": {
                     *         "pictures": {
                     *           "unshuffled": [
                     *             "schongauer-rosenhag-1473",
                     *             "duerer-self-portrait-1500",
                     *             "gruenewald-verspottung-1504"
                     *           ],
                     *           "order": [
                     *             "manet-fruehstueck-1868",
                     *             "rubens-venus-spiegel-1615",
                     *             "altdorfer-donaulandschaft-1522"
                     *           ]
                     *         },
                     *         "customers": {
                     *           "unshuffled": [
                     *             "c01-deutschland-famous",
                     *             "c02-deutschland-large",
                     *             "c03-deutschland-small"
                     *           ],
                     *           "order": [
                     *             "c08-romanisch-famous",
                     *             "c22-any-large-a",
                     *             "c23-any-large-b"
                     *           ]
                     *         },
                     *         "seats": {
                     *           "unshuffled": [
                     *             "0",
                     *             "1",
                     *             "2"
                     *           ],
                     *           "order": [
                     *             "2",
                     *             "0",
                     *             "1"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Fairness"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-query`: A parameter or header is not valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resignKunstmarkt: {
        parameters: {
            query?: {
                /** @description `false` leaves the field `legalMoves` out of the answer. */
                legalMoves?: boolean;
            };
            header?: {
                /** @description The same key with the same request within 24 hours gets the same answer again. Needs a token. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ResignRequest"];
            };
        };
        responses: {
            /** @description The position after you have gone. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "b4ed97509a14f6e158f9bafa13dcf330",
                     *       "ruleset": "kunstmarkt",
                     *       "rulesVersion": 1,
                     *       "title": null,
                     *       "visibility": "public",
                     *       "undo": "off",
                     *       "deal": {
                     *         "kind": "secret"
                     *       },
                     *       "forkedFrom": null,
                     *       "status": "finished",
                     *       "version": 23,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "name": "Ada",
                     *           "kind": "player",
                     *           "resigned": true
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "name": null,
                     *           "kind": "bot",
                     *           "resigned": false
                     *         },
                     *         {
                     *           "seat": 2,
                     *           "name": "Ben",
                     *           "kind": "player",
                     *           "resigned": true
                     *         }
                     *       ],
                     *       "you": 0,
                     *       "awaiting": [],
                     *       "outcome": {
                     *         "result": "ranking",
                     *         "reason": "last-player",
                     *         "ranking": [
                     *           {
                     *             "seat": 1,
                     *             "place": 1,
                     *             "cash": 25000,
                     *             "pictures": 3,
                     *             "bestFame": 95
                     *           },
                     *           {
                     *             "seat": 0,
                     *             "place": 2,
                     *             "cash": 25000,
                     *             "pictures": 0,
                     *             "bestFame": null
                     *           },
                     *           {
                     *             "seat": 2,
                     *             "place": 2,
                     *             "cash": 25000,
                     *             "pictures": 0,
                     *             "bestFame": null
                     *           }
                     *         ]
                     *       },
                     *       "assists": {
                     *         "undos": 0,
                     *         "hints": 0,
                     *         "forks": 0
                     *       },
                     *       "fairness": {
                     *         "commitment": "8f0a0a8cb3068df0662db8db829239afdd7eee7e23ddda4207cdab003e8ed51f",
                     *         "serverSeed": "57e9de3076816fd64974e8f06e5fb513ad671a44c73a6e1482847a5dca2a9f23"
                     *       },
                     *       "createdAt": "2026-11-30T12:03:34.500Z",
                     *       "updatedAt": "2026-11-30T13:04:07.500Z",
                     *       "options": {
                     *         "players": 3,
                     *         "turnSeconds": 600
                     *       },
                     *       "view": {
                     *         "market": [
                     *           {
                     *             "price": 2000,
                     *             "picture": "raffael-castiglione-1515"
                     *           },
                     *           {
                     *             "price": 5000,
                     *             "picture": "schischkin-roggen-1878"
                     *           },
                     *           {
                     *             "price": 8000,
                     *             "picture": "kirchner-potsdamer-platz-1914"
                     *           },
                     *           {
                     *             "price": 10000,
                     *             "picture": "vermeer-spitzenkloepplerin-1670"
                     *           },
                     *           {
                     *             "price": 15000,
                     *             "picture": "van-gogh-kraehen-1890"
                     *           }
                     *         ],
                     *         "pictureStack": 34,
                     *         "customerStack": 22,
                     *         "players": [
                     *           {
                     *             "seat": 0,
                     *             "cash": 25000,
                     *             "pictures": 0,
                     *             "customers": 0
                     *           },
                     *           {
                     *             "seat": 1,
                     *             "cash": 25000,
                     *             "pictures": 3,
                     *             "customers": 2
                     *           },
                     *           {
                     *             "seat": 2,
                     *             "cash": 25000,
                     *             "pictures": 0,
                     *             "customers": 0
                     *           }
                     *         ],
                     *         "hand": {
                     *           "pictures": [],
                     *           "customers": []
                     *         },
                     *         "sale": null,
                     *         "discardedPictures": [],
                     *         "discardedCustomers": [],
                     *         "hands": [
                     *           {
                     *             "seat": 0,
                     *             "pictures": [
                     *               "altdorfer-donaulandschaft-1522",
                     *               "manet-fruehstueck-1868",
                     *               "rubens-venus-spiegel-1615"
                     *             ],
                     *             "customers": [
                     *               "c08-romanisch-famous",
                     *               "c22-any-large-a"
                     *             ]
                     *           },
                     *           {
                     *             "seat": 1,
                     *             "pictures": [
                     *               "bouts-verkuendigung-1450",
                     *               "rembrandt-bathseba-1654",
                     *               "spitzweg-armer-poet-1839"
                     *             ],
                     *             "customers": [
                     *               "c03-deutschland-small",
                     *               "c23-any-large-b"
                     *             ]
                     *           },
                     *           {
                     *             "seat": 2,
                     *             "pictures": [
                     *               "abts-teete-2003",
                     *               "cranach-adam-eva-1526",
                     *               "picasso-drei-taenzer-1925"
                     *             ],
                     *             "customers": [
                     *               "c15-nude-large",
                     *               "c16-nude-new"
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "legalMoves": null,
                     *       "links": {
                     *         "self": "/v1/kunstmarkt/b4ed97509a14f6e158f9bafa13dcf330",
                     *         "moves": "/v1/kunstmarkt/b4ed97509a14f6e158f9bafa13dcf330/moves",
                     *         "events": "/v1/kunstmarkt/b4ed97509a14f6e158f9bafa13dcf330/events",
                     *         "board": "/v1/kunstmarkt/b4ed97509a14f6e158f9bafa13dcf330/board.svg",
                     *         "fairness": "/v1/kunstmarkt/b4ed97509a14f6e158f9bafa13dcf330/fairness",
                     *         "rules": "/rules/kunstmarkt"
                     *       },
                     *       "events": [
                     *         {
                     *           "seq": 21,
                     *           "moveNumber": 0,
                     *           "time": "2026-11-30T13:04:07.500Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "seatResigned",
                     *             "seat": 0
                     *           }
                     *         },
                     *         {
                     *           "seq": 22,
                     *           "moveNumber": 0,
                     *           "time": "2026-11-30T13:04:07.500Z",
                     *           "seat": 0,
                     *           "event": {
                     *             "type": "handRemoved",
                     *             "seat": 0,
                     *             "pictureCount": 3,
                     *             "customerCount": 2,
                     *             "pictures": [
                     *               "altdorfer-donaulandschaft-1522",
                     *               "manet-fruehstueck-1868",
                     *               "rubens-venus-spiegel-1615"
                     *             ],
                     *             "customers": [
                     *               "c08-romanisch-famous",
                     *               "c22-any-large-a"
                     *             ]
                     *           }
                     *         },
                     *         {
                     *           "seq": 23,
                     *           "moveNumber": 0,
                     *           "time": "2026-11-30T13:04:07.500Z",
                     *           "seat": null,
                     *           "event": {
                     *             "type": "gameFinished",
                     *             "outcome": {
                     *               "result": "ranking",
                     *               "reason": "last-player",
                     *               "ranking": [
                     *                 {
                     *                   "seat": 1,
                     *                   "place": 1,
                     *                   "cash": 25000,
                     *                   "pictures": 3,
                     *                   "bestFame": 95
                     *                 },
                     *                 {
                     *                   "seat": 0,
                     *                   "place": 2,
                     *                   "cash": 25000,
                     *                   "pictures": 0,
                     *                   "bestFame": null
                     *                 },
                     *                 {
                     *                   "seat": 2,
                     *                   "place": 2,
                     *                   "cash": 25000,
                     *                   "pictures": 0,
                     *                   "bestFame": null
                     *                 }
                     *               ]
                     *             }
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["KunstmarktPlayed"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale-version`: The game has moved on. `game-over`: The game is over. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. `idempotency-key-reused`: The key belongs to another request. `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    takeKunstmarktSeat: {
        parameters: {
            query?: {
                /** @description `false` leaves the field `legalMoves` out of the answer. */
                legalMoves?: boolean;
            };
            header?: {
                /** @description The same key with the same request within 24 hours gets the same answer again. Needs a token. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SeatRequest"];
            };
        };
        responses: {
            /** @description The table with the seat taken. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "b4ed97509a14f6e158f9bafa13dcf330",
                     *       "ruleset": "kunstmarkt",
                     *       "rulesVersion": 1,
                     *       "title": null,
                     *       "visibility": "public",
                     *       "undo": "off",
                     *       "deal": {
                     *         "kind": "secret"
                     *       },
                     *       "forkedFrom": null,
                     *       "status": "active",
                     *       "version": 17,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "name": "Ada",
                     *           "kind": "player",
                     *           "resigned": false
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "name": null,
                     *           "kind": "bot",
                     *           "resigned": false
                     *         },
                     *         {
                     *           "seat": 2,
                     *           "name": "Ben",
                     *           "kind": "player",
                     *           "resigned": false
                     *         }
                     *       ],
                     *       "you": 2,
                     *       "awaiting": [
                     *         {
                     *           "seat": 2,
                     *           "decision": "turn",
                     *           "since": "2026-11-30T12:03:43.500Z",
                     *           "deadline": "2026-11-30T12:13:43.500Z"
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "assists": {
                     *         "undos": 0,
                     *         "hints": 0,
                     *         "forks": 0
                     *       },
                     *       "fairness": {
                     *         "commitment": "8f0a0a8cb3068df0662db8db829239afdd7eee7e23ddda4207cdab003e8ed51f",
                     *         "serverSeed": null
                     *       },
                     *       "createdAt": "2026-11-30T12:03:34.500Z",
                     *       "updatedAt": "2026-11-30T12:03:43.500Z",
                     *       "options": {
                     *         "players": 3,
                     *         "turnSeconds": 600
                     *       },
                     *       "view": {
                     *         "market": [
                     *           {
                     *             "price": 2000,
                     *             "picture": "raffael-castiglione-1515"
                     *           },
                     *           {
                     *             "price": 5000,
                     *             "picture": "schischkin-roggen-1878"
                     *           },
                     *           {
                     *             "price": 8000,
                     *             "picture": "kirchner-potsdamer-platz-1914"
                     *           },
                     *           {
                     *             "price": 10000,
                     *             "picture": "vermeer-spitzenkloepplerin-1670"
                     *           },
                     *           {
                     *             "price": 15000,
                     *             "picture": "van-gogh-kraehen-1890"
                     *           }
                     *         ],
                     *         "pictureStack": 34,
                     *         "customerStack": 22,
                     *         "players": [
                     *           {
                     *             "seat": 0,
                     *             "cash": 25000,
                     *             "pictures": 3,
                     *             "customers": 2
                     *           },
                     *           {
                     *             "seat": 1,
                     *             "cash": 25000,
                     *             "pictures": 3,
                     *             "customers": 2
                     *           },
                     *           {
                     *             "seat": 2,
                     *             "cash": 25000,
                     *             "pictures": 3,
                     *             "customers": 2
                     *           }
                     *         ],
                     *         "hand": {
                     *           "pictures": [
                     *             "abts-teete-2003",
                     *             "cranach-adam-eva-1526",
                     *             "picasso-drei-taenzer-1925"
                     *           ],
                     *           "customers": [
                     *             "c15-nude-large",
                     *             "c16-nude-new"
                     *           ]
                     *         },
                     *         "sale": null,
                     *         "discardedPictures": [],
                     *         "discardedCustomers": []
                     *       },
                     *       "legalMoves": [
                     *         {
                     *           "move": {
                     *             "type": "drawCustomer"
                     *           },
                     *           "label": "Draw a customer"
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "buyPicture",
                     *             "picture": "raffael-castiglione-1515"
                     *           },
                     *           "label": "Buy “Portrait of Baldassare Castiglione” by Raphael for 2,000"
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "buyPicture",
                     *             "picture": "schischkin-roggen-1878"
                     *           },
                     *           "label": "Buy “Rye” by Ivan Shishkin for 5,000"
                     *         }
                     *       ],
                     *       "links": {
                     *         "self": "/v1/kunstmarkt/b4ed97509a14f6e158f9bafa13dcf330",
                     *         "moves": "/v1/kunstmarkt/b4ed97509a14f6e158f9bafa13dcf330/moves",
                     *         "events": "/v1/kunstmarkt/b4ed97509a14f6e158f9bafa13dcf330/events",
                     *         "board": "/v1/kunstmarkt/b4ed97509a14f6e158f9bafa13dcf330/board.svg",
                     *         "fairness": "/v1/kunstmarkt/b4ed97509a14f6e158f9bafa13dcf330/fairness",
                     *         "rules": "/rules/kunstmarkt"
                     *       },
                     *       "events": [
                     *         {
                     *           "seq": 4,
                     *           "moveNumber": 0,
                     *           "time": "2026-11-30T12:03:43.500Z",
                     *           "seat": 2,
                     *           "event": {
                     *             "type": "seatTaken",
                     *             "seat": 2,
                     *             "kind": "player"
                     *           }
                     *         },
                     *         {
                     *           "seq": 5,
                     *           "moveNumber": 0,
                     *           "time": "2026-11-30T12:03:43.500Z",
                     *           "seat": null,
                     *           "event": {
                     *             "type": "dealt",
                     *             "piles": {
                     *               "pictures": 48,
                     *               "customers": 28,
                     *               "seats": 3
                     *             }
                     *           }
                     *         },
                     *         {
                     *           "seq": 6,
                     *           "moveNumber": 0,
                     *           "time": "2026-11-30T12:03:43.500Z",
                     *           "seat": null,
                     *           "event": {
                     *             "type": "picturesDealt",
                     *             "seat": 0,
                     *             "count": 3,
                     *             "pictures": null
                     *           }
                     *         }
                     *       ],
                     *       "credentials": {
                     *         "playerId": "b627f194e660a71f9a118e1d6d1fe00b",
                     *         "token": "salon_nl8AjQHBjE_ewK9ExjUHsuB-pKeMZS9Ar0QNP4csQ18"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["KunstmarktSeated"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale-version`: The game has moved on. `seat-taken`: The seat is taken. `already-seated`: You already have a seat. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. `idempotency-key-reused`: The key belongs to another request. `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    timeOutKunstmarktSeat: {
        parameters: {
            query?: {
                /** @description `false` leaves the field `legalMoves` out of the answer. */
                legalMoves?: boolean;
            };
            header?: {
                /** @description The same key with the same request within 24 hours gets the same answer again. Needs a token. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeoutRequest"];
            };
        };
        responses: {
            /** @description The position after the seat has gone. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "b4ed97509a14f6e158f9bafa13dcf330",
                     *       "ruleset": "kunstmarkt",
                     *       "rulesVersion": 1,
                     *       "title": null,
                     *       "visibility": "public",
                     *       "undo": "off",
                     *       "deal": {
                     *         "kind": "secret"
                     *       },
                     *       "forkedFrom": null,
                     *       "status": "active",
                     *       "version": 20,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "name": "Ada",
                     *           "kind": "player",
                     *           "resigned": false
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "name": null,
                     *           "kind": "bot",
                     *           "resigned": false
                     *         },
                     *         {
                     *           "seat": 2,
                     *           "name": "Ben",
                     *           "kind": "player",
                     *           "resigned": true
                     *         }
                     *       ],
                     *       "you": 0,
                     *       "awaiting": [
                     *         {
                     *           "seat": 0,
                     *           "decision": "turn",
                     *           "since": "2026-11-30T13:04:03.000Z",
                     *           "deadline": "2026-11-30T13:14:03.000Z"
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "assists": {
                     *         "undos": 0,
                     *         "hints": 0,
                     *         "forks": 0
                     *       },
                     *       "fairness": {
                     *         "commitment": "8f0a0a8cb3068df0662db8db829239afdd7eee7e23ddda4207cdab003e8ed51f",
                     *         "serverSeed": null
                     *       },
                     *       "createdAt": "2026-11-30T12:03:34.500Z",
                     *       "updatedAt": "2026-11-30T13:04:03.000Z",
                     *       "options": {
                     *         "players": 3,
                     *         "turnSeconds": 600
                     *       },
                     *       "view": {
                     *         "market": [
                     *           {
                     *             "price": 2000,
                     *             "picture": "raffael-castiglione-1515"
                     *           },
                     *           {
                     *             "price": 5000,
                     *             "picture": "schischkin-roggen-1878"
                     *           },
                     *           {
                     *             "price": 8000,
                     *             "picture": "kirchner-potsdamer-platz-1914"
                     *           },
                     *           {
                     *             "price": 10000,
                     *             "picture": "vermeer-spitzenkloepplerin-1670"
                     *           },
                     *           {
                     *             "price": 15000,
                     *             "picture": "van-gogh-kraehen-1890"
                     *           }
                     *         ],
                     *         "pictureStack": 34,
                     *         "customerStack": 22,
                     *         "players": [
                     *           {
                     *             "seat": 0,
                     *             "cash": 25000,
                     *             "pictures": 3,
                     *             "customers": 2
                     *           },
                     *           {
                     *             "seat": 1,
                     *             "cash": 25000,
                     *             "pictures": 3,
                     *             "customers": 2
                     *           },
                     *           {
                     *             "seat": 2,
                     *             "cash": 25000,
                     *             "pictures": 0,
                     *             "customers": 0
                     *           }
                     *         ],
                     *         "hand": {
                     *           "pictures": [
                     *             "altdorfer-donaulandschaft-1522",
                     *             "manet-fruehstueck-1868",
                     *             "rubens-venus-spiegel-1615"
                     *           ],
                     *           "customers": [
                     *             "c08-romanisch-famous",
                     *             "c22-any-large-a"
                     *           ]
                     *         },
                     *         "sale": null,
                     *         "discardedPictures": [],
                     *         "discardedCustomers": []
                     *       },
                     *       "legalMoves": [
                     *         {
                     *           "move": {
                     *             "type": "drawCustomer"
                     *           },
                     *           "label": "Draw a customer"
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "buyPicture",
                     *             "picture": "raffael-castiglione-1515"
                     *           },
                     *           "label": "Buy “Portrait of Baldassare Castiglione” by Raphael for 2,000"
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "buyPicture",
                     *             "picture": "schischkin-roggen-1878"
                     *           },
                     *           "label": "Buy “Rye” by Ivan Shishkin for 5,000"
                     *         }
                     *       ],
                     *       "links": {
                     *         "self": "/v1/kunstmarkt/b4ed97509a14f6e158f9bafa13dcf330",
                     *         "moves": "/v1/kunstmarkt/b4ed97509a14f6e158f9bafa13dcf330/moves",
                     *         "events": "/v1/kunstmarkt/b4ed97509a14f6e158f9bafa13dcf330/events",
                     *         "board": "/v1/kunstmarkt/b4ed97509a14f6e158f9bafa13dcf330/board.svg",
                     *         "fairness": "/v1/kunstmarkt/b4ed97509a14f6e158f9bafa13dcf330/fairness",
                     *         "rules": "/rules/kunstmarkt"
                     *       },
                     *       "events": [
                     *         {
                     *           "seq": 18,
                     *           "moveNumber": 0,
                     *           "time": "2026-11-30T13:04:03.000Z",
                     *           "seat": 2,
                     *           "event": {
                     *             "type": "seatResigned",
                     *             "seat": 2
                     *           }
                     *         },
                     *         {
                     *           "seq": 19,
                     *           "moveNumber": 0,
                     *           "time": "2026-11-30T13:04:03.000Z",
                     *           "seat": 2,
                     *           "event": {
                     *             "type": "handRemoved",
                     *             "seat": 2,
                     *             "pictureCount": 3,
                     *             "customerCount": 2,
                     *             "pictures": null,
                     *             "customers": null
                     *           }
                     *         },
                     *         {
                     *           "seq": 20,
                     *           "moveNumber": 0,
                     *           "time": "2026-11-30T13:04:03.000Z",
                     *           "seat": 2,
                     *           "event": {
                     *             "type": "turnBegan",
                     *             "seat": 0
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["KunstmarktPlayed"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-seat`: That is not your seat. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale-version`: The game has moved on. `game-over`: The game is over. `game-not-started`: The game has not begun. `not-yet-due`: The seat still has time. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. `idempotency-key-reused`: The key belongs to another request. `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forkKunstmarkt: {
        parameters: {
            query?: {
                /** @description `false` leaves the field `legalMoves` out of the answer. */
                legalMoves?: boolean;
            };
            header?: {
                /** @description The same key with the same request within 24 hours gets the same answer again. Needs a token. */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The game.
                 * @example 5f0c1d7e9a2b4c6d8e0f1a2b3c4d5e6f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ForkRequest"];
            };
        };
        responses: {
            /** @description The new game; `Location` is its address. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c729b586c27d1e4e473ee12cca195abe",
                     *       "ruleset": "kunstmarkt",
                     *       "rulesVersion": 1,
                     *       "title": null,
                     *       "visibility": "private",
                     *       "undo": "off",
                     *       "deal": {
                     *         "kind": "secret"
                     *       },
                     *       "forkedFrom": {
                     *         "id": "b4ed97509a14f6e158f9bafa13dcf330",
                     *         "version": 20
                     *       },
                     *       "status": "active",
                     *       "version": 20,
                     *       "seats": [
                     *         {
                     *           "seat": 0,
                     *           "name": "Ada",
                     *           "kind": "player",
                     *           "resigned": false
                     *         },
                     *         {
                     *           "seat": 1,
                     *           "name": null,
                     *           "kind": "bot",
                     *           "resigned": false
                     *         },
                     *         {
                     *           "seat": 2,
                     *           "name": null,
                     *           "kind": "bot",
                     *           "resigned": true
                     *         }
                     *       ],
                     *       "you": 0,
                     *       "awaiting": [
                     *         {
                     *           "seat": 0,
                     *           "decision": "turn",
                     *           "since": "2026-11-30T13:04:12.000Z",
                     *           "deadline": "2026-11-30T13:14:12.000Z"
                     *         }
                     *       ],
                     *       "outcome": null,
                     *       "assists": {
                     *         "undos": 0,
                     *         "hints": 0,
                     *         "forks": 0
                     *       },
                     *       "fairness": {
                     *         "commitment": "8f0a0a8cb3068df0662db8db829239afdd7eee7e23ddda4207cdab003e8ed51f",
                     *         "serverSeed": null
                     *       },
                     *       "createdAt": "2026-11-30T13:04:12.000Z",
                     *       "updatedAt": "2026-11-30T13:04:12.000Z",
                     *       "options": {
                     *         "players": 3,
                     *         "turnSeconds": 600
                     *       },
                     *       "view": {
                     *         "market": [
                     *           {
                     *             "price": 2000,
                     *             "picture": "raffael-castiglione-1515"
                     *           },
                     *           {
                     *             "price": 5000,
                     *             "picture": "schischkin-roggen-1878"
                     *           },
                     *           {
                     *             "price": 8000,
                     *             "picture": "kirchner-potsdamer-platz-1914"
                     *           },
                     *           {
                     *             "price": 10000,
                     *             "picture": "vermeer-spitzenkloepplerin-1670"
                     *           },
                     *           {
                     *             "price": 15000,
                     *             "picture": "van-gogh-kraehen-1890"
                     *           }
                     *         ],
                     *         "pictureStack": 34,
                     *         "customerStack": 22,
                     *         "players": [
                     *           {
                     *             "seat": 0,
                     *             "cash": 25000,
                     *             "pictures": 3,
                     *             "customers": 2
                     *           },
                     *           {
                     *             "seat": 1,
                     *             "cash": 25000,
                     *             "pictures": 3,
                     *             "customers": 2
                     *           },
                     *           {
                     *             "seat": 2,
                     *             "cash": 25000,
                     *             "pictures": 0,
                     *             "customers": 0
                     *           }
                     *         ],
                     *         "hand": {
                     *           "pictures": [
                     *             "altdorfer-donaulandschaft-1522",
                     *             "manet-fruehstueck-1868",
                     *             "rubens-venus-spiegel-1615"
                     *           ],
                     *           "customers": [
                     *             "c08-romanisch-famous",
                     *             "c22-any-large-a"
                     *           ]
                     *         },
                     *         "sale": null,
                     *         "discardedPictures": [],
                     *         "discardedCustomers": []
                     *       },
                     *       "legalMoves": [
                     *         {
                     *           "move": {
                     *             "type": "drawCustomer"
                     *           },
                     *           "label": "Draw a customer"
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "buyPicture",
                     *             "picture": "raffael-castiglione-1515"
                     *           },
                     *           "label": "Buy “Portrait of Baldassare Castiglione” by Raphael for 2,000"
                     *         },
                     *         {
                     *           "move": {
                     *             "type": "buyPicture",
                     *             "picture": "schischkin-roggen-1878"
                     *           },
                     *           "label": "Buy “Rye” by Ivan Shishkin for 5,000"
                     *         }
                     *       ],
                     *       "links": {
                     *         "self": "/v1/kunstmarkt/c729b586c27d1e4e473ee12cca195abe",
                     *         "moves": "/v1/kunstmarkt/c729b586c27d1e4e473ee12cca195abe/moves",
                     *         "events": "/v1/kunstmarkt/c729b586c27d1e4e473ee12cca195abe/events",
                     *         "board": "/v1/kunstmarkt/c729b586c27d1e4e473ee12cca195abe/board.svg",
                     *         "fairness": "/v1/kunstmarkt/c729b586c27d1e4e473ee12cca195abe/fairness",
                     *         "rules": "/rules/kunstmarkt"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["KunstmarktPosition"];
                };
            };
            /** @description `invalid-json`: The body is not JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: Who are you? */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `fork-not-allowed`: This game cannot be forked from there. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-body`: The body does not match its schema. `invalid-query`: A parameter or header is not valid. `idempotency-key-reused`: The key belongs to another request. `idempotency-key-needs-token`: The key needs a token. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listProblems: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that you have: an unchanged answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every code. A page for `Accept: text/html`, else JSON. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "problems": [
                     *         {
                     *           "code": "invalid-json",
                     *           "status": 400,
                     *           "title": "The body is not JSON",
                     *           "meaning": "The body is declared as JSON, but it cannot be parsed.",
                     *           "whatToDo": "Send valid JSON in UTF-8. Where no field is required, the body may be left out, and its content type with it."
                     *         },
                     *         {
                     *           "code": "invalid-body",
                     *           "status": 422,
                     *           "title": "The body does not match its schema",
                     *           "meaning": "The body is JSON, but a field is missing, unknown, of the wrong type or out of range.",
                     *           "whatToDo": "Each of `errors` points at a faulty field with a JSON Pointer; an empty pointer means the body as a whole. Correct all of them."
                     *         },
                     *         {
                     *           "code": "invalid-query",
                     *           "status": 422,
                     *           "title": "A parameter or header is not valid",
                     *           "meaning": "A parameter or a header is unknown, is not of the documented form, or names something that does not exist.",
                     *           "whatToDo": "Each of `errors` names one. Correct it or leave it out."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemList"];
                    "text/html": string;
                };
            };
            /** @description Nothing has changed since the `ETag` that you sent. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the host refuses before this service sees it, e.g. headers that are too large (431). */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getProblem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that you have: an unchanged answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description Its code.
                 * @example illegal-move
                 */
                code: "invalid-json" | "invalid-body" | "invalid-query" | "unauthorized" | "not-your-seat" | "not-found" | "method-not-allowed" | "stale-version" | "not-your-turn" | "game-over" | "game-not-started" | "seat-taken" | "already-seated" | "not-yet-due" | "fork-not-allowed" | "log-full" | "body-too-large" | "unsupported-media-type" | "illegal-move" | "invalid-deal" | "undo-not-allowed" | "idempotency-key-reused" | "idempotency-key-needs-token" | "too-many-requests" | "internal" | "unavailable";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. A page for `Accept: text/html`, else JSON. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "illegal-move",
                     *       "status": 422,
                     *       "title": "The rules don't allow this move",
                     *       "meaning": "The move is well formed, but not legal now. `reason` names what is wrong, `rule` the paragraph that the move breaks, `params` has the cards and numbers, and `links.rule` is where the paragraph can be read. Nothing was recorded.",
                     *       "whatToDo": "Choose one of `legalMoves`. The reasons, listed by ruleset, say more.",
                     *       "reasons": [
                     *         {
                     *           "reason": "no-such-card-here",
                     *           "ruleset": "portraits",
                     *           "meaning": "The card is not where the move takes it from.",
                     *           "whatToDo": "Buy from public or private sales, swap with public sales, and pay with your own assets. The view shows where each card lies."
                     *         },
                     *         {
                     *           "reason": "wrong-suit",
                     *           "ruleset": "portraits",
                     *           "meaning": "A card is paid for with assets of its own suit, and the payment contains another suit.",
                     *           "whatToDo": "Pay with assets of that suit only."
                     *         },
                     *         {
                     *           "reason": "payment-too-low",
                     *           "ruleset": "portraits",
                     *           "meaning": "A payment has to be greater than the value of the card; an equal total is too little.",
                     *           "whatToDo": "Add assets of the same suit until the total is at least `needed`. An ace counts 11."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemPage"];
                    "text/html": string;
                };
            };
            /** @description Nothing has changed since the `ETag` that you sent. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "salon",
                     *       "version": "0.1.0",
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the host refuses before this service sees it, e.g. headers that are too large (431). */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "salon",
                     *       "version": "0.1.0",
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description `internal`: Something broke on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available just now. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the host refuses before this service sees it, e.g. headers that are too large (431). */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
