/**
 * Keys and values of the files that transformers and tokenizers write (config.json, generation_config.json,
 * tokenizer_config.json, tokenizer.json) that are made of several words: `max` in `max_length` is nobody's name.
 */
const IDENTIFIERS: ReadonlySet<string> = new Set(
  (
    "_from_model_config _name_or_path add_cross_attention add_prefix_space add_special_tokens added_tokens " +
    "added_tokens_decoder additional_special_tokens assistant_confidence_threshold assistant_early_exit " +
    "assistant_ensemble_weight assistant_lookbehind attention_bias attention_dropout attention_probs_dropout_prob " +
    "attention_type attention_window bad_words_ids begin_suppress_tokens block_size bos_token bos_token_id " +
    "byte_fallback cache_config cache_implementation chat_template chunk_size_feed_forward classifier_activation " +
    "classifier_bias classifier_dropout classifier_dropout_prob classifier_pooling clean_text " +
    "clean_up_tokenization_spaces cls_token cls_token_id compile_config continuing_subword_prefix " +
    "continuous_batching_config conv_kernel_size decoder_bias decoder_start_token_id deterministic_flash_attn " +
    "disable_compile diversity_penalty do_basic_tokenize do_lower_case do_not_pad do_sample dola_layers " +
    "early_stopping emb_dim embed_init_std embedding_dropout embedding_size encoder_no_repeat_ngram_size " +
    "encoder_repetition_penalty end_n_top end_of_word_suffix eos_token eos_token_id epsilon_cutoff eta_cutoff " +
    "exponential_decay_length_penalty extra_special_tokens fill-mask force_words_ids forced_bos_token_id " +
    "forced_eos_token_id fuse_unk gelu_activation guidance_scale handle_chinese_chars head_ratio hidden_act " +
    "hidden_activation hidden_dim hidden_dropout_prob hidden_size ignore_merges init_std initializer_cutoff_factor " +
    "initializer_range inner_group_num input_embedding_size intermediate_size intra_bottleneck_size is_assistant " +
    "is_decoder is_encoder is_encoder_decoder key_query_shared_bottleneck lang_id layer_norm_eps layer_types " +
    "length_penalty local_attention longest_first low_memory mask_index mask_token mask_token_id max_cache_len " +
    "max_input_chars_per_word max_length max_matching_ngram_size max_new_tokens max_position_embeddings " +
    "max_relative_positions max_time min_length min_new_tokens min_p mlp_bias mlp_dropout model_input_names " +
    "model_max_length model_type n_heads n_langs n_layers never_split no_repeat_ngram_size norm_bias norm_eps " +
    "normalization_type num_assistant_tokens num_assistant_tokens_schedule num_attention_heads num_beam_groups " +
    "num_beams num_feedforward_networks num_groups num_hidden_groups num_hidden_layers num_random_blocks " +
    "num_return_sequences only_first only_second onnx_export output_attentions output_embedding_size " +
    "output_hidden_states output_logits output_scores pad_id pad_to_multiple_of pad_token pad_token_id pad_type_id " +
    "pad_type_token padding_side penalty_alpha pooler_dropout pooler_hidden_act pooler_hidden_size pos_att_type " +
    "position_biased_input post_processor pre_norm pre_tokenizer prefill_chunk_size prepend_scheme problem_type " +
    "prompt_lookup_num_tokens qa_dropout relative_attention relative_attention_num_buckets remove_invalid_values " +
    "renormalize_logits repetition_penalty rescale_embeddings return_dict return_dict_in_generate rope_parameters " +
    "sep_token sep_token_id seq_classif_dropout sequence_bias single_word sinusoidal_embeddings sinusoidal_pos_embds " +
    "sp_model_kwargs sparse_pred_ignore_index sparse_prediction special_tokens speculation_type split_by_whitespace " +
    "start_n_top stop_strings strip_accents summary_activation summary_first_dropout summary_last_dropout " +
    "summary_proj_to_labels summary_type summary_use_proj suppress_tokens target_lookbehind task_type_vocab_size " +
    "text-classification tie_word_embeddings token_healing tokenize_chinese_chars tokenizer_class tokenizer_object " +
    "top_h top_k top_p total_size transformers_version trigram_input trim_offsets true_hidden_size truncation_side " +
    "type_vocab_size typical_p unk_id unk_index unk_token use_bias use_bottleneck use_bottleneck_attention use_cache " +
    "use_fast use_lang_emb use_mtp use_regex use_task_id vocab_size watermarking_config weight_map"
  ).split(" "),
);

/** Names of architectures, with words that people are called by too (`bert`, `bird`), as configurations and weights write them. */
export const ARCHITECTURES: ReadonlySet<string> = new Set(
  (
    "albert bart bert bert-generation big_bird bigbird_pegasus camembert convbert data2vec-text deberta deberta-v2 distilbert electra ernie esm " +
    "eurobert flaubert fnet funnel ibert jina layoutlm longformer luke mbart megatron megatron-bert mobilebert modernbert mpnet mra mvp neobert " +
    "nezha nomic_bert nystromformer perceiver reformer rembert roberta roberta-prelayernorm roberta_prelayernorm roformer squeezebert tapas xlm " +
    "xlm-roberta xlm-roberta-xl xmod yoso"
  ).split(" "),
);
/** What follows an architecture in the name of a tensor or node. */
const PART_OF_MODEL =
  /^[./](?:embeddings|encoder|decoder|pooler|transformer|layers?|model|lm_head|classifier|predictions|final_norm|shared)\b/;
/** In `config.json` and in audits. */
const MODEL_TYPE = /"model(?:_t|T)ype"\s*:\s*"$/;
const REACH = 80;

/**
 * Whether a lower-case word at [start, end) belongs to the format of a checkpoint's files and not to what they say: part of a
 * known identifier of several words (`max` in `max_position_embeddings`), or of an architecture where one is named (`"model_type":
 * "xlm-roberta"`, `bert.embeddings.word_embeddings.weight`). The same word elsewhere, as an entry of a vocabulary, is none of this.
 */
export function isTechnical(bytes: Uint8Array, start: number, end: number): boolean {
  const word = latin1(bytes, start, end);
  if (!/^[a-z]+$/.test(word)) return false;
  const before = latin1(bytes, Math.max(0, start - REACH), start);
  const after = latin1(bytes, end, end + REACH);
  const left = /[A-Za-z0-9_-]*$/.exec(before)?.[0] ?? "";
  const right = /^[A-Za-z0-9_-]*/.exec(after)?.[0] ?? "";
  const whole = left + word + right;
  if (IDENTIFIERS.has(whole)) return true;
  const behind = after.slice(right.length);
  const isType = MODEL_TYPE.test(before.slice(0, before.length - left.length)) && behind.startsWith('"');
  return ARCHITECTURES.has(whole) && (isType || PART_OF_MODEL.test(behind));
}

function latin1(bytes: Uint8Array, start: number, end: number): string {
  return Buffer.from(bytes.subarray(start, end)).toString("latin1");
}
